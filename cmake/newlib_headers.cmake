# The C++ library's headers, from libstdc++-arm-none-eabi-dev: headers alone, nothing of it is linked.
file(GLOB ARMADA_CXX_HEADERS /usr/include/newlib/c++/*)
if(NOT ARMADA_CXX_HEADERS)
  message(FATAL_ERROR "No C++ headers under /usr/include/newlib/c++: install libstdc++-arm-none-eabi-dev (make setup-test).")
endif()
list(SORT ARMADA_CXX_HEADERS COMPARE NATURAL)
list(GET ARMADA_CXX_HEADERS -1 ARMADA_CXX_HEADERS)
