// Stands in for the C library's: what fails stops the module at once, and the page says so. The library's own prints words first,
// and printing brings along a tenth of what the whole module weighs.
#undef assert
#define assert(condition) ((condition) ? static_cast<void>(0) : __builtin_trap())
