// The console in a window: SDL2 for pixels, keys, controllers and sound. The pixels are those of the panel, scaled by
// whole numbers; nothing here draws.
#ifdef ARMADA_WINDOW

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <memory>

#include "button_latch.h"
#include "calendar.h"
#include "folders.h"
#include "front_ends.h"
#include "held_saves.h"
#include "host_console.h"
#include "opening.h"
#include "platform/headless.h"
#include "png_file.h"
#include "sdl_input.h"
#include "sdl_library.h"
#include "sleep_picture.h"
#include "square_voice.h"
#include "whole_file.h"

namespace armada {

namespace {

constexpr const char* kTitle = "Pocket Armada";
constexpr int kSamplesASecond = 44100;
constexpr int kWaitMilliseconds = 4;  // between two looks of the console; an event ends the wait at once
constexpr std::uint32_t kNoticeShown = 6000;

// Sound and display libraries tell a user who has neither about their insides; what matters is told by us.
class HushedErrors {
 public:
  HushedErrors() : kept_(::dup(STDERR_FILENO)) {
    const int nowhere = ::open("/dev/null", O_WRONLY);
    if (nowhere < 0) return;
    ::dup2(nowhere, STDERR_FILENO);
    ::close(nowhere);
  }
  ~HushedErrors() {
    if (kept_ < 0) return;
    ::dup2(kept_, STDERR_FILENO);
    ::close(kept_);
  }
  HushedErrors(const HushedErrors&) = delete;
  HushedErrors& operator=(const HushedErrors&) = delete;

 private:
  int kept_;
};

class Window final : public Panel, public Buttons, public Clock, public Tone, public Power {
 public:
  explicit Window(const FrontOptions& options);
  ~Window();
  Window(const Window&) = delete;
  Window& operator=(const Window&) = delete;

  bool open(std::string& why);
  void run(Console& console, Opening& opening);

  void strip(int y, int rows, const std::uint8_t* pixels) override;
  void frameDone() override {}
  ButtonSet down() override { return latch_.down(milliseconds()); }
  std::uint32_t milliseconds() override { return sdl.GetTicks(); }
  std::uint16_t today() override { return localDay(); }
  void sound(std::uint16_t hertz, std::uint8_t volume) override { voice_.set(hertz, volume); }
  int batteryPercent() override;
  void brightness(std::uint8_t level) override;
  void sleep() override;
  bool canSwitchOff() const override { return true; }
  void switchOff() override { ended_ = true; }

 private:
  void openSound();
  int fittingScale() const;
  bool handle(const SDL_Event& event);
  bool handleOwnKey(const SDL_KeyboardEvent& key);
  void toggleFullScreen();
  void takePicture();
  void say(const std::string& words);
  void present();

  const FrontOptions& options_;
  std::string dataFolder_;
  SDL_Window* window_ = nullptr;
  SDL_Renderer* renderer_ = nullptr;
  SDL_Texture* texture_ = nullptr;
  SDL_AudioDeviceID soundDevice_ = 0;
  SquareVoice voice_{kSamplesASecond};
  ButtonLatch latch_;
  std::unique_ptr<SdlInput> input_;
  FramePanel frame_;
  FramePanel asleepFrame_;
  bool asleep_ = false;
  std::uint8_t brightness_ = 10;
  bool stale_ = true;  // what the window shows is not what the panel shows
  bool ended_ = false;
  std::uint32_t noticeSince_ = 0;
  bool noticeUp_ = false;
  int battery_ = -1;
  std::uint32_t batteryAsked_ = 0;
  bool batteryKnown_ = false;
};

Window::Window(const FrontOptions& options)
    : options_(options), dataFolder_(options.dataFolder.empty() ? userDataFolder() : options.dataFolder) {}

Window::~Window() {
  input_.reset();
  if (soundDevice_ != 0) sdl.CloseAudioDevice(soundDevice_);
  if (texture_ != nullptr) sdl.DestroyTexture(texture_);
  if (renderer_ != nullptr) sdl.DestroyRenderer(renderer_);
  if (window_ != nullptr) sdl.DestroyWindow(window_);
  if (sdl.Quit != nullptr) sdl.Quit();
}

// ---- opening --------------------------------------------------------------------------------------------------------
bool isSet(const char* name) {
  const char* value = std::getenv(name);
  return value != nullptr && *value != '\0';
}

// The display stays open once it has answered: one that loses its only visitor may start anew and not answer the next.
// Where the desktop does not answer, SDL goes on to a driver that shows nothing to anybody; only a driver that was asked
// for by name may do so.
bool displayAnswers(std::string& why) {
  const HushedErrors hushed;
  if (!haveSdl(why)) return false;
  if (sdl.Init(SDL_INIT_VIDEO) != 0) {
    why = sdl.GetError();
    return false;
  }
  const std::string driver = sdl.GetCurrentVideoDriver();
  if (isSet("SDL_VIDEODRIVER") || driver == "x11" || driver == "wayland") return true;
  sdl.Quit();
  why = "no display answers";
  return false;
}

bool Window::open(std::string& why) {
  if (!haveSdl(why)) return false;
  sdl.SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "nearest");
  sdl.SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
  const auto fail = [&why] {
    why = sdl.GetError();
    return false;
  };
  if (!displayAnswers(why)) return false;
  sdl.InitSubSystem(SDL_INIT_GAMECONTROLLER);  // without one the keyboard is enough
  const int scale = options_.scale > 0 ? options_.scale : fittingScale();
  window_ = sdl.CreateWindow(kTitle, SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, kPanelWidth * scale,
                             kPanelHeight * scale, SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
  if (window_ == nullptr) return fail();
  sdl.SetWindowMinimumSize(window_, kPanelWidth, kPanelHeight);
  renderer_ = sdl.CreateRenderer(window_, -1, 0);
  if (renderer_ == nullptr) renderer_ = sdl.CreateRenderer(window_, -1, SDL_RENDERER_SOFTWARE);
  if (renderer_ == nullptr) return fail();
  texture_ =
      sdl.CreateTexture(renderer_, SDL_PIXELFORMAT_RGB565, SDL_TEXTUREACCESS_STREAMING, kPanelWidth, kPanelHeight);
  if (texture_ == nullptr) return fail();
  input_ = std::make_unique<SdlInput>(latch_);
  openSound();
  say("");
  return true;
}

// The largest whole number with which the window still leaves room for the rest of the desktop.
int Window::fittingScale() const {
  SDL_Rect room{};
  if (sdl.GetDisplayUsableBounds(0, &room) != 0) return 2;
  return std::clamp(std::min(room.w * 9 / 10 / kPanelWidth, room.h * 9 / 10 / kPanelHeight), 1, 16);
}

void Window::openSound() {
  const HushedErrors hushed;
  if (sdl.InitSubSystem(SDL_INIT_AUDIO) != 0) return;  // a console without a loudspeaker is still a console
  SDL_AudioSpec wanted{};
  wanted.freq = kSamplesASecond;
  wanted.format = AUDIO_S16SYS;
  wanted.channels = 1;
  wanted.samples = 256;  // 6 ms: the shortest notes are 12
  wanted.callback = [](void* voice, Uint8* bytes, int count) {
    static_cast<SquareVoice*>(voice)->fill(reinterpret_cast<std::int16_t*>(bytes), count / 2);
  };
  wanted.userdata = &voice_;
  soundDevice_ = sdl.OpenAudioDevice(nullptr, 0, &wanted, nullptr, 0);
  if (soundDevice_ != 0) sdl.PauseAudioDevice(soundDevice_, 0);
}

// ---- the panel ------------------------------------------------------------------------------------------------------
void Window::strip(int y, int rows, const std::uint8_t* pixels) {
  frame_.strip(y, rows, pixels);
  stale_ = true;
}

void Window::present() {
  if (!stale_) return;
  stale_ = false;
  static std::uint16_t native[kPanelBytes / 2];
  const std::uint8_t* bytes = (asleep_ ? asleepFrame_ : frame_).bytes();
  for (std::size_t i = 0; i < kPanelBytes / 2; ++i)
    native[i] = static_cast<std::uint16_t>(bytes[2 * i] << 8 | bytes[2 * i + 1]);
  sdl.UpdateTexture(texture_, nullptr, native, kPanelWidth * 2);

  int width = 0;
  int height = 0;
  sdl.GetRendererOutputSize(renderer_, &width, &height);
  const int scale = std::max(1, std::min(width / kPanelWidth, height / kPanelHeight));
  const SDL_Rect place{(width - kPanelWidth * scale) / 2, (height - kPanelHeight * scale) / 2, kPanelWidth * scale,
                       kPanelHeight * scale};
  // The upper steps differ little: a monitor has a brightness of its own.
  const int below = 10 - brightness_;
  const auto light = static_cast<Uint8>(brightness_ == 0 ? 0 : 255 - 2 * below * below);
  sdl.SetTextureColorMod(texture_, light, light, light);
  sdl.SetRenderDrawColor(renderer_, 0, 0, 0, 255);
  sdl.RenderClear(renderer_);
  sdl.RenderCopy(renderer_, texture_, nullptr, &place);
  sdl.RenderPresent(renderer_);
}

void Window::brightness(std::uint8_t level) {
  brightness_ = std::min<std::uint8_t>(level, 10);
  stale_ = true;
}

// ---- power ----------------------------------------------------------------------------------------------------------
// A laptop's battery is the console's; asked twice a minute, because asking reads files.
int Window::batteryPercent() {
  constexpr std::uint32_t kEvery = 30000;
  const std::uint32_t now = milliseconds();
  if (batteryKnown_ && now - batteryAsked_ < kEvery) return battery_;
  int percent = -1;
  const SDL_PowerState state = sdl.GetPowerInfo(nullptr, &percent);
  battery_ = state == SDL_POWERSTATE_UNKNOWN || state == SDL_POWERSTATE_NO_BATTERY ? -1 : percent;
  batteryAsked_ = now;
  batteryKnown_ = true;
  return battery_;
}

void Window::sleep() {
  constexpr std::uint8_t kDim = 6;
  const std::uint8_t before = brightness_;
  voice_.set(0, 0);
  drawAsleep(asleepFrame_);
  asleep_ = true;
  brightness(kDim);
  while (asleep_ && !ended_) {
    present();
    SDL_Event event;
    if (sdl.WaitEventTimeout(&event, 500) != 0) asleep_ = !handle(event);
  }
  asleep_ = false;
  latch_.ignoreHeld(milliseconds());
  brightness(before);
}

// ---- events ---------------------------------------------------------------------------------------------------------
// True when a button of the console was pressed.
bool Window::handle(const SDL_Event& event) {
  switch (event.type) {
    case SDL_QUIT: ended_ = true; return false;
    case SDL_WINDOWEVENT:
      if (event.window.event == SDL_WINDOWEVENT_FOCUS_LOST) input_->forgetHeld();
      stale_ = true;
      return false;
    case SDL_RENDER_TARGETS_RESET:
    case SDL_RENDER_DEVICE_RESET: stale_ = true; return false;
    case SDL_KEYDOWN:
      if (handleOwnKey(event.key)) return false;
      break;
    default: break;
  }
  return input_->handle(event, milliseconds());
}

bool Window::handleOwnKey(const SDL_KeyboardEvent& key) {
  const bool control = (key.keysym.mod & KMOD_CTRL) != 0;
  const bool alt = (key.keysym.mod & KMOD_ALT) != 0;
  const SDL_Keycode code = key.keysym.sym;
  if (code == SDLK_F11 || (code == SDLK_RETURN && alt)) {
    if (key.repeat == 0) toggleFullScreen();
  } else if (code == SDLK_F12) {
    if (key.repeat == 0) takePicture();
  } else if (code == SDLK_q && control) {
    ended_ = true;
  } else {
    return false;
  }
  return true;
}

void Window::toggleFullScreen() {
  const bool full = (sdl.GetWindowFlags(window_) & SDL_WINDOW_FULLSCREEN_DESKTOP) != 0;
  sdl.SetWindowFullscreen(window_, full ? 0 : SDL_WINDOW_FULLSCREEN_DESKTOP);
  sdl.ShowCursor(full ? SDL_ENABLE : SDL_DISABLE);
  stale_ = true;
}

void Window::takePicture() {
  const std::string folder = userPicturesFolder(dataFolder_);
  std::string why = makeFolder(systemFiles(), folder);
  const std::string path = newPicturePath(folder, ".png");
  constexpr int kPictureScale = 3;
  const bool written = why.empty() && writePng(path, pictureOf(frame_.bytes()), kPictureScale, why);
  if (written) {
    std::printf("Picture: %s\n", path.c_str());
    std::fflush(stdout);
    say("Picture: " + path);
  } else {
    std::fprintf(stderr, "armada: no picture at %s: %s.\n", path.c_str(), why.c_str());
    say("No picture: " + why);
  }
}

// Words in the title bar for a while; without any it tells the keys.
void Window::say(const std::string& words) {
  const auto keyName = [](SDL_Scancode key) { return std::string(sdl.GetKeyName(sdl.GetKeyFromScancode(key))); };
  const std::string keys = "A = " + keyName(SDL_SCANCODE_X) + "   B = " + keyName(SDL_SCANCODE_Z) +
                           "   Select = Tab   Start = Esc   Full screen = F11";
  sdl.SetWindowTitle(window_, (std::string(kTitle) + "   " + (words.empty() ? keys : words)).c_str());
  noticeUp_ = !words.empty();
  noticeSince_ = milliseconds();
}

void Window::run(Console& console, Opening& opening) {
  while (!ended_) {
    SDL_Event event;
    if (sdl.WaitEventTimeout(&event, kWaitMilliseconds) != 0) {
      handle(event);
      while (sdl.PollEvent(&event) != 0) handle(event);
    }
    if (noticeUp_ && milliseconds() - noticeSince_ > kNoticeShown) say("");
    opening.look(milliseconds());
    console.frame();
    if (console.wantsToEnd()) ended_ = true;
    present();
  }
}

}  // namespace

bool windowWorks() {
  // Without a desktop SDL would take the whole text console for itself; whoever sits there wants the terminal.
  if (!isSet("DISPLAY") && !isSet("WAYLAND_DISPLAY") && !isSet("SDL_VIDEODRIVER")) return false;
  std::string why;
  return displayAnswers(why);
}

int runWindow(const FrontOptions& options) {
  static Window window(options);
  std::string why;
  if (!window.open(why)) {
    std::fprintf(stderr, "armada: no window: %s.\n", why.c_str());
    return 1;
  }
  static HeldSaves saves(options.dataFolder.empty() ? userDataFolder() : options.dataFolder);
  static SystemEntropy entropy;
  static HostConsole host(Platform{window, window, window, saves, window, window, entropy});
  Opening opening(host.console, saves, options);
  opening.begin();
  complain(opening.firstWords());
  window.run(host.console, opening);
  complain(opening.lastWords(host.console.leave()));
  return 0;
}

}  // namespace armada

#endif  // ARMADA_WINDOW
