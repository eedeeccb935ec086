// Where the page of this console is on the web, for links to deals: ends with its path's last /. A build sets it; without one there is
// no page, and codes hold the deal alone. In the browser the page tells its own address.
//     make build PAGE=https://example.org/armada/        PLATFORMIO_BUILD_FLAGS='-DARMADA_PAGE=\"https://example.org/armada/\"' pio run
#pragma once

#ifndef ARMADA_PAGE
#define ARMADA_PAGE ""
#endif
