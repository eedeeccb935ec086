#pragma once

void runDealLinkTests();
