# The ESP32-C3's instruction set, emulated: Debian's RISC-V compiler for rv32imc, picolibc, and QEMU's machine "virt".
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR riscv32)
set(CMAKE_C_COMPILER riscv64-unknown-elf-gcc)
set(CMAKE_CXX_COMPILER riscv64-unknown-elf-g++)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)

include(${CMAKE_CURRENT_LIST_DIR}/newlib_headers.cmake)
set(ARMADA_EMULATED riscv)
# Exactly this spelling of the architecture: another one picks the 64-bit library.
set(ARMADA_EMULATED_FLAGS -march=rv32imc -mabi=ilp32 --specs=picolibc.specs)
set(ARMADA_EMULATED_LINK -march=rv32imc -mabi=ilp32 --specs=picolibc.specs --crt0=hosted --oslib=semihost
    -Wl,--defsym=__flash=0x80000000 -Wl,--defsym=__flash_size=0x400000
    -Wl,--defsym=__ram=0x80400000 -Wl,--defsym=__ram_size=0x200000
    -Wl,--defsym=spareMemory=0x81000000)  # for test/emulator/memory.h
set(CMAKE_CXX_LINK_EXECUTABLE "<CMAKE_C_COMPILER> <LINK_FLAGS> <OBJECTS> -o <TARGET> <LINK_LIBRARIES>")
set(CMAKE_CROSSCOMPILING_EMULATOR ${CMAKE_CURRENT_LIST_DIR}/../scripts/emulate;riscv)
