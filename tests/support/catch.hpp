#pragma once

// Catch2 3 is a library, Catch2 2 is one header; both are for native code.
#ifdef __EMSCRIPTEN__
#include "support/little_catch.hpp"
#elif __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
#else
#include <catch2/catch.hpp>
#endif
