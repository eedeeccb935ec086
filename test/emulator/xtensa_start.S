// Where the emulated Xtensa core (lx106) begins: sets the stack, clears .bss, runs the constructors, calls main and hands
// its value to the emulator. An exception (an unaligned access, a jump to nowhere) ends the run with status 134.

  .section .reset, "ax"
  .global reset
  .literal_position
reset:
  j 1f
  .align 4
.Lstart:
  .word start
1:
  l32r a0, .Lstart  // RAM is out of reach of a plain jump
  jx a0

  .text
  .align 4
  .literal_position
  .literal .Lstack, stackTop
  .literal .Lvectors, exceptionVectors
  .literal .Lprepare, prepareAndRun
  .global start
start:
  l32r a2, .Lvectors
  wsr.vecbase a2
  movi a2, 0x20  // exceptions on, interrupts at level 0
  wsr.ps a2
  rsync
  l32r a1, .Lstack
  movi a0, 0
  l32r a2, .Lprepare
  callx0 a2
1:
  j 1b

  // Every vector leads to the same place: tests expect no exception at all.
  .section .vectors, "ax"
  .align 256
  .global exceptionVectors
exceptionVectors:
  .rept 16
  j crashed
  .align 16
  .endr
  .literal_position
  .literal .Lreport, reportException
  .align 4
crashed:
  rsr.exccause a2
  rsr.epc1 a3
  rsr.excvaddr a4
  l32r a0, .Lreport
  callx0 a0
1:
  j 1b
