// The parts of the suite, a file each.
#pragma once

void runGeneratorTests();
void runContainerTests();
void runByteTests();
void runFieldTests();
void runTextTests();
void runEventTests();
