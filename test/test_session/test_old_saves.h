// The saves that earlier programs wrote, run by this suite's main.
#pragma once

void runOldSaveTests();
