#if !__has_include(<catch2/catch_all.hpp>)
#define CATCH_CONFIG_MAIN
#define CATCH_CONFIG_NO_POSIX_SIGNALS
#endif
#include "support/catch.hpp"
