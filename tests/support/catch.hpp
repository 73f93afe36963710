#pragma once

// Catch2 3 is a library, Catch2 2 is one header; a WebAssembly build beside Catch2 3 has neither.
#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
#elif __has_include(<catch2/catch.hpp>)
#include <catch2/catch.hpp>
#else
#include "support/little_catch.hpp"
#endif
