// The whole firmware under storms of buttons, with the power cut in the middle of saving, saves damaged or unreadable, sleep
// and time that passes. No fault is noted, it always starts again, and a game that was saved whole is never lost by a cut.
//   which game is saved already, moves made in it, and then deeds, see act()
#include "../test_firmware/here.h"

#include <cstring>
#include <new>

#include "esp32/firmware.h"
#include "support/esp32/handheld.h"
#include "target.h"

using namespace armada;
using armada_test::Flash;
using armada_test::handheld;
using armada_test::Handheld;
using esp32::Firmware;

namespace {

constexpr std::size_t kMostDeeds = 48;
constexpr int kButtonPins[kButtonCount] = {board::kButtonUp,     board::kButtonDown, board::kButtonLeft,
                                           board::kButtonRight,  board::kButtonA,    board::kButtonB,
                                           board::kButtonSelect, board::kButtonStart};
constexpr std::uint32_t kPressMs = 34;  // long enough to count as let go

alignas(Firmware) unsigned char memory[sizeof(Firmware)];
std::uint8_t pixels[Canvas::kScreenBytes];  // all of the screen is drawn at once: four times as fast as in bands
Firmware* running;
Session session;
std::uint8_t image[kMaxImageBytes];
bool whole[8];  // a save of this game could go on
ByteReader deeds{nullptr, 0};
ButtonSet lastPressed;  // let go since, which the firmware may not have seen yet

// ---- saves ----------------------------------------------------------------------------------------------------------
Flash::Blob* saveOf(const char* name, unsigned slot) {
  Text<16> key;
  key << name << ':' << slot;
  return handheld.save(key.c_str());
}

bool canGoOn(const Game& game) {
  for (unsigned slot = 0; slot < 2; ++slot) {
    const Flash::Blob* save = saveOf(game.id, slot);
    if (save != nullptr && goesOn(session.load(save->bytes, save->size, &game))) return true;
  }
  return false;
}

// What could go on before still can; what was saved meanwhile is looked after from now on.
void lookAfterSaves() {
  for (std::size_t i = 0; i < gameCount(); ++i) {
    const bool now = canGoOn(gameAt(i));
    if (whole[i] && !now) armada_test::broken(gameAt(i).id, "a saved game was lost");
    whole[i] = now;
  }
}

void mindNoSaves() { std::memset(whole, 0, sizeof whole); }

// A bit of a save is another; its checksum may be mended.
void damage(bool mend) {
  const std::size_t which = deeds.u8();
  const char* small = SmallSaves::nameAt(which / 2 % 8);
  Flash::Blob* save = saveOf(small != nullptr ? small : gameAt(which / 2 % gameCount()).id, which & 1);
  const std::uint32_t bit = deeds.u16();
  if (save == nullptr || save->size < 8) return;
  mindNoSaves();
  save->bytes[bit / 8 % save->size] = static_cast<std::uint8_t>(save->bytes[bit / 8 % save->size] ^ (1u << bit % 8));
  if (!mend) return;
  ByteWriter crc(save->bytes + save->size - 4, 4);
  crc.u32(crc32(save->bytes, save->size - 4u));
}

void saveBeforehand(const Game& game, std::uint32_t moves) {
  Rng rng = Rng::seeded(moves);
  Events unheard;
  MoveList legal;
  session.close();
  session.start(game, standardOptions(game), moves);
  for (std::uint32_t i = 0; i < moves; ++i) {
    game.legalMoves(session.state(), legal);
    if (legal.empty()) break;
    session.play(legal[rng.below(static_cast<std::uint32_t>(legal.size()))], unheard);
  }
  REQUIRE(running->saves().write(game.id, 0, image, session.image(image, sizeof image, 1)));
}

// ---- the handheld ---------------------------------------------------------------------------------------------------
void start() {
  lastPressed = 0;
  handheld.volts[board::kBattery] = 1991;
  running = new (memory) Firmware();
  running->canvas() = Canvas(pixels, Canvas::kHeight);
  running->begin();
}

void pass(std::uint32_t milliseconds) {
  handheld.pass(std::uint64_t{milliseconds} * 1000u);
  running->pass();
}

// The fingers let go by themselves, whether or not the firmware sleeps meanwhile. It sees so with the next press, unless that
// is of the same button: a pass may draw, and that is what takes time.
void press(ButtonSet buttons, std::uint32_t milliseconds) {
  if ((lastPressed & buttons) != 0) pass(0);
  lastPressed = buttons;
  for (std::size_t i = 0; i < kButtonCount; ++i) {
    if ((buttons >> i & 1u) == 0) continue;
    handheld.press(kButtonPins[i]);
    handheld.plan(milliseconds + 2, kButtonPins[i], true);
  }
  pass(1);
  if (milliseconds > 0) pass(milliseconds);
  handheld.pass(kPressMs * 1000u);
}

// A short one shows with the next press.
void wait(std::uint32_t milliseconds) {
  milliseconds > 1000 ? pass(milliseconds) : handheld.pass(milliseconds * 1000u);
}

void act() {
  static constexpr std::uint32_t kHolds[] = {0, 0, 400, 1600}, kWaits[] = {0, 0, 34, 100, 2100, 10100};
  const std::uint8_t deed = deeds.u8();
  if (deed < 0xC0) {  // most of them: a button, for how long, and a rest
    press(static_cast<ButtonSet>(1u << (deed & 7)), kHolds[deed >> 3 & 3]);
    return wait(kWaits[deed >> 5]);
  }
  switch (deed) {
    case 0xC0: return press(deeds.u8(), 0);  // several at once
    case 0xC1: return damage(false);
    case 0xC2: return damage(true);
    case 0xC3: handheld.tear = Handheld::Tear::gone; break;
    case 0xC4: handheld.tear = Handheld::Tear::mixed; break;
    case 0xC5: handheld.cutAfter = deeds.u8(); break;
    case 0xC6: handheld.leave(Handheld::End::powerCut);
    case 0xC7: handheld.readsFail = !handheld.readsFail; return mindNoSaves();
    case 0xC8: handheld.volts[board::kBattery] = static_cast<std::uint16_t>(8u * deeds.u8()); break;
    case 0xC9: return pass(1000u * deeds.u8());
    case 0xCA: handheld.type("crc\npress a\nsaves\n"); break;
    default: break;
  }
}

// Off and on again, however it ended.
void startAgain(Handheld::End end) {
  REQUIRE(end != Handheld::End::asleepForEver);
  const bool slept = end == Handheld::End::deepSleep;
  handheld.cutAfter = -1;
  lookAfterSaves();
  slept ? handheld.wakeFromDeep() : handheld.powerOn();
  REQUIRE(handheld.run([] { start(); }) == Handheld::End::none);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count) {
  if (count < 2 || count > 2 + 2 * kMostDeeds) return 0;
  deeds = ByteReader(bytes, count);
  const std::uint8_t which = deeds.u8(), moves = deeds.u8();
  handheld.reset();
  handheld.restIsFree = true;
  mindNoSaves();
  start();
  if (which % 8 < gameCount()) {
    saveBeforehand(gameAt(which % 8), moves);
    running->console().boot(gameAt(which % 8).id);
  }
  lookAfterSaves();
  while (deeds.left() > 0) {
    const Handheld::End end = handheld.run([] {
      while (deeds.left() > 0) act();
    });
    if (end != Handheld::End::none) startAgain(end);
  }
  lookAfterSaves();
  if (handheld.faults > 0) armada_test::broken("handheld", handheld.fault);
  return 0;
}
