// `armada window`: the console in a window.
#ifdef ARMADA_WINDOW

#include "host/commands.h"
#include "host/front_ends.h"

namespace armada {
namespace {

int run(Arguments& arguments, std::string&) {
  const FrontOptions options = takeFrontOptions(arguments);
  arguments.done();
  return runWindow(options);
}

}  // namespace

const Command kWindowCommand = {"window", frontForms(), "Opens the console in a window.", run};

}  // namespace armada

#endif  // ARMADA_WINDOW
