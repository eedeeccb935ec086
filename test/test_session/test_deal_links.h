// The tests of deals in links, run by this suite's main.
#pragma once

void runDealLinkTests();
