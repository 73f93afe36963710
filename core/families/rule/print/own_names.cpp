#include <algorithm>
#include <array>

#include "families/rule/print/phrases.hpp"

namespace grundy::rule {
namespace {

// Words of the language, and names of the program itself. Words that rules reserve cannot clash and are left out.
constexpr std::array kOfCpp = {
    "EOF",      "LARGEST",  "LOST",     "List",      "NULL",      "OPEN",      "Place",
    "Places",   "WON",      "after",    "alignas",   "alignof",   "asm",       "at",
    "auto",     "bool",     "break",    "case",      "catch",     "char",      "class",
    "compl",    "concept",  "const",    "consteval", "constexpr", "constinit", "continue",
    "decltype", "default",  "delete",   "do",        "double",    "else",      "ending",
    "entry",    "enum",     "errno",    "explicit",  "export",    "extern",    "false",
    "float",    "floordiv", "found",    "friend",    "goto",      "grundy",    "inline",
    "int",      "item",     "joined",   "largest",   "last",      "leave",     "left",
    "linux",    "ll",       "long",     "lost",      "magnitude", "main",      "memo",
    "minus",    "moves",    "mutable",  "namespace", "new",       "noexcept",  "nullptr",
    "operator", "over",     "part",     "plus",      "private",   "protected", "public",
    "register", "requires", "return",   "rule",      "short",     "signed",    "sizeof",
    "smallest", "span",     "start",    "static",    "std",       "stderr",    "stdin",
    "stdout",   "stop",     "struct",   "switch",    "template",  "there",     "this",
    "throw",    "times",    "total",    "true",      "try",       "turns",     "typedef",
    "typeid",   "typename", "typeof",   "union",     "unix",      "unsigned",  "using",
    "virtual",  "void",     "volatile", "waiting",   "while",     "whole",     "wins",
    "won"};
constexpr std::array kOfPython = {
    "False",    "LARGEST",   "LOST",    "None",     "OPEN",  "True",    "ValueError", "WON",
    "after",    "as",        "assert",  "async",    "at",    "await",   "bin",        "break",
    "class",    "continue",  "def",     "del",      "elif",  "else",    "ending",     "enumerate",
    "except",   "factorial", "finally", "floordiv", "found", "from",    "global",     "grundy",
    "import",   "input",     "int",     "is",       "isqrt", "item",    "lambda",     "leave",
    "left",     "len",       "list",    "lost",     "map",   "memo",    "moves",      "nonlocal",
    "numbers",  "over",      "part",    "pass",     "print", "raise",   "range",      "return",
    "reversed", "rising",    "set",     "sorted",   "start", "stop",    "str",        "sys",
    "there",    "total",     "try",     "tuple",    "turns", "waiting", "while",      "whole",
    "wins",     "with",      "won",     "yield",    "zip"};

template <class Words>
bool is_among(const Words& words, std::string_view name) {
  return std::find(words.begin(), words.end(), name) != words.end();
}

}  // namespace

std::string Phrases::name(std::string_view name) const {
  const bool taken = in_cpp() ? is_among(kOfCpp, name) : is_among(kOfPython, name);
  return std::string(name) + (taken ? "_" : "");
}

}  // namespace grundy::rule
