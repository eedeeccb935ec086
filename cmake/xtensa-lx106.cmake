# The ESP32's instruction set family, emulated: Debian's compiler for the lx106, picolibc, and QEMU's machine "sim".
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR xtensa)
set(CMAKE_C_COMPILER xtensa-lx106-elf-gcc)
set(CMAKE_CXX_COMPILER xtensa-lx106-elf-g++)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)

include(${CMAKE_CURRENT_LIST_DIR}/newlib_headers.cmake)
set(ARMADA_EMULATED xtensa)
set(ARMADA_EMULATED_LIBC /usr/lib/xtensa-lx106-elf)
set(ARMADA_EMULATED_FLAGS -mlongcalls -isystem ${ARMADA_EMULATED_LIBC}/include)
set(ARMADA_EMULATED_LINK -nostdlib -Wl,--no-warn-rwx-segments -T ${CMAKE_CURRENT_LIST_DIR}/../test/emulator/xtensa.ld
    -L${ARMADA_EMULATED_LIBC}/lib/release -L${ARMADA_EMULATED_LIBC}/lib)
# The C driver links: the C++ one would ask for a library that nobody has. Our arithmetic is in the group because libc divides.
set(CMAKE_CXX_LINK_EXECUTABLE
    "<CMAKE_C_COMPILER> <LINK_FLAGS> <OBJECTS> -o <TARGET> -Wl,--start-group <LINK_LIBRARIES> -lc -lgcc -Wl,--end-group")
# Archives that name their members by path: the linker's map then tells the room and the game of each, see scripts/budgets.py.
set(CMAKE_CXX_ARCHIVE_CREATE "<CMAKE_AR> qcT <TARGET> <LINK_FLAGS> <OBJECTS>")
set(CMAKE_CXX_ARCHIVE_APPEND "<CMAKE_AR> qT <TARGET> <LINK_FLAGS> <OBJECTS>")
set(CMAKE_CROSSCOMPILING_EMULATOR ${CMAKE_CURRENT_LIST_DIR}/../scripts/emulate;xtensa)
