// Saves on a disk that fails or loses its power.
#pragma once

void runDiskTests();
