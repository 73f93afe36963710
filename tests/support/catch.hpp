#pragma once

// Native code uses Catch2: version 3 is a library, version 2 a single header.
#ifdef __EMSCRIPTEN__
#include "support/little_catch.hpp"
#elif __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
#else
#include <catch2/catch.hpp>
#endif
