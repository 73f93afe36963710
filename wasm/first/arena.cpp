#include <cstddef>
#include <cstdint>
#include <new>

/// The memory of the small modules. It only grows, since an instance answers one question. When it
/// is used up, the instance stops and the full module is asked.

extern "C" {
extern unsigned char __heap_base;
}

namespace {

constexpr std::size_t kAlignment = 16;
constexpr std::size_t kPage = 65'536;

unsigned char* top = &__heap_base;

void* take(std::size_t size) {
  unsigned char* const block = top;
  top += (size + kAlignment - 1) / kAlignment * kAlignment;
  const auto end = reinterpret_cast<std::size_t>(top);
  const std::size_t held = __builtin_wasm_memory_size(0) * kPage;
  if (end > held && __builtin_wasm_memory_grow(0, (end - held) / kPage + 1) == SIZE_MAX) {
    __builtin_trap();
  }
  return block;
}

}  // namespace

void* operator new(std::size_t size) { return take(size); }
// A stable sort asks for its memory this way; the default of newer libraries would call malloc.
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return take(size); }
void operator delete(void*) noexcept {}
// The library calls this to end a program; here it stops the instance.
extern "C" void _Exit(int) { __builtin_trap(); }

extern "C" {
/// Makes room for a text of `length` bytes.
__attribute__((export_name("input"))) char* input(std::size_t length) {
  return static_cast<char*>(take(length));
}
}
