#include "theory/host/host.hpp"

namespace grundy {
namespace {

Host host;

}  // namespace

void set_host(const Host& given) { host = given; }

std::vector<CompiledFunction> compile(std::span<const std::uint8_t> module,
                                      std::span<const char* const> names) {
  return host.compile == nullptr ? std::vector<CompiledFunction>() : host.compile(module, names);
}

void release(std::span<const CompiledFunction> functions) {
  if (host.release != nullptr) host.release(functions);
}

void tell_progress(double share) {
  if (host.tell_progress != nullptr) host.tell_progress(share);
}

}  // namespace grundy
