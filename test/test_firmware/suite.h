// The parts of this suite, one file each.
#pragma once

void runPinTests();
void runPanelTests();
void runButtonTests();
void runSaveTests();
void runUploadTests();
void runPowerTests();
void runSerialTests();
void runLineTests();
void runThinkingTests();
void runWholeTests();
