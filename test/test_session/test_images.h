// The tests of images that are damaged, forged or of other rules, run by this suite's main.
#pragma once

void runImageTests();
