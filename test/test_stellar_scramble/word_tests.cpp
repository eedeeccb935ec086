// The words of the log: a pilot is named, and who flies for that pilot is spoken to.
#include "scramble_tests.h"
#include "support/told_to.h"

namespace stellar_scramble_test {

namespace {

using armada_test::happened;
using armada_test::ToldTo;

constexpr unsigned of(HeatCause cause) { return static_cast<unsigned>(cause); }
constexpr unsigned of(CreditCause cause) { return static_cast<unsigned>(cause); }
constexpr unsigned kHeatExchanger = 24;

void test_the_log_says_you_to_who_acts() {
  const Scramble table;
  const ToldTo told[] = {
      {happened(EventKind::placed, kComet, 3),
       {"Comet begins in column 3.", "You begin in column 3.", "Comet begins in column 3."}},
      {happened(EventKind::turnBegan, kEmber, 0, 0, 0, 2),
       {"Round 2: Ember's turn.", "Round 2: Ember's turn.", "Round 2: your turn."}},
      {happened(EventKind::drew, kComet, kRed),
       {"Comet draws a Red gem.", "You draw a Red gem.", "Comet draws a Red gem."}},
      {happened(EventKind::cooledDown, kComet, 0, 0, 0, 3),
       {"Comet cools down: 3 gems back in the bag.", "You cool down: 3 gems back in the bag.",
        "Comet cools down: 3 gems back in the bag."}},
      {happened(EventKind::activated, kEmber, kBlue, kBlue, 0, 2),
       {"Ember Activates Blue with a Blue gem: Move 2.", "Ember Activates Blue with a Blue gem: Move 2.",
        "You Activate Blue with a Blue gem: Move 2."}},
      {happened(EventKind::exchanged, kComet, kRed),
       {"Comet exchanges a Red gem.", "You exchange a Red gem.", "Comet exchanges a Red gem."}},
      {happened(EventKind::flew, kComet, 3, 5, 2, 1),
       {"Comet flies 2 right.", "You fly 2 right.", "Comet flies 2 right."}},
      {happened(EventKind::fired, kComet, kRed, 0, 0, 4),
       {"Comet fires with Power 4.", "You fire with Power 4.", "Comet fires with Power 4."}},
      {happened(EventKind::destroyed, kComet, hornet(kEmber), 0, 3),
       {"Comet destroys a Hornet: 3 Invaders now.", "You destroy a Hornet: 3 Invaders now.",
        "Comet destroys a Hornet: 3 Invaders now."}},
      {happened(EventKind::converted, kComet, kRed, kBlue),
       {"Comet swaps a Red gem for a Blue one.", "You swap a Red gem for a Blue one.",
        "Comet swaps a Red gem for a Blue one."}},
      {happened(EventKind::gemAdded, kComet, kRed),
       {"Comet adds a Red gem to the bag.", "You add a Red gem to the bag.", "Comet adds a Red gem to the bag."}},
      {happened(EventKind::bought, kComet, 0, 0, 0, 6),
       {"Comet buys Twin Pulse for 6.", "You buy Twin Pulse for 6.", "Comet buys Twin Pulse for 6."}},
      {happened(EventKind::discarded, kComet, kHeatExchanger),
       {"Comet discards Heat Exchanger.", "You discard Heat Exchanger.", "Comet discards Heat Exchanger."}},
      {happened(EventKind::repaired, kComet, kRed),
       {"Comet repairs the Red weapon.", "You repair the Red weapon.", "Comet repairs the Red weapon."}},
      {happened(EventKind::ended, kComet),
       {"Comet wins with 2 Invaders.", "You win with 2 Invaders.", "Comet wins with 2 Invaders."}}};
  armada_test::expectToldTo(table.state, told);
}

void test_the_log_says_you_to_whom_it_happens() {
  const Scramble table;
  const ToldTo told[] = {
      {happened(EventKind::heated, kComet, 3, of(HeatCause::activate), 0, 2),
       {"Comet's overheat rises by 2, to 3.", "Your overheat rises by 2, to 3.", "Comet's overheat rises by 2, to 3."}},
      {happened(EventKind::heated, kComet, 1, of(HeatCause::vent), 0, -2),
       {"Comet vents by 2: overheat 1.", "You vent by 2: overheat 1.", "Comet vents by 2: overheat 1."}},
      {happened(EventKind::heated, kEmber, 1, of(HeatCause::system), kHeatExchanger, -2),
       {"Heat Exchanger cools Ember by 2: overheat 1.", "Heat Exchanger cools Ember by 2: overheat 1.",
        "Heat Exchanger cools you by 2: overheat 1."}},
      {happened(EventKind::earned, kComet, 12, of(CreditCause::gather)),
       {"Comet holds 12 credits already.", "You hold 12 credits already.", "Comet holds 12 credits already."}},
      {happened(EventKind::earned, kComet, 5, of(CreditCause::exchange), 0, 1),
       {"Comet gets 1 credit: 5 now.", "You get 1 credit: 5 now.", "Comet gets 1 credit: 5 now."}},
      {happened(EventKind::earned, kComet, 5, of(CreditCause::scavenge), 0, 2),
       {"Comet scavenges 2 credits: 5 now.", "You scavenge 2 credits: 5 now.", "Comet scavenges 2 credits: 5 now."}},
      {happened(EventKind::earned, kComet, 5, of(CreditCause::gather), 0, 2),
       {"Comet gathers 2 credits: 5 now.", "You gather 2 credits: 5 now.", "Comet gathers 2 credits: 5 now."}},
      {happened(EventKind::earned, kEmber, 4, of(CreditCause::system), kHeatExchanger, 4),
       {"Heat Exchanger pays Ember 4 credits: 4 now.", "Heat Exchanger pays Ember 4 credits: 4 now.",
        "Heat Exchanger pays you 4 credits: 4 now."}},
      {happened(EventKind::assistPaid, kComet, 0, 0, 3, 2),
       {"Comet gets 2 credits for the assist: 3 now.", "You get 2 credits for the assist: 3 now.",
        "Comet gets 2 credits for the assist: 3 now."}},
      {happened(EventKind::boosted, kComet, kRed, 0, 0, 2),
       {"Comet's Red weapon gets 2 Boost tokens.", "Your Red weapon gets 2 Boost tokens.",
        "Comet's Red weapon gets 2 Boost tokens."}},
      {happened(EventKind::overheated, kComet, 0, of(HeatCause::drawn)),
       {"Comet overheats: no credits left.", "You overheat: no credits left.", "Comet overheats: no credits left."}},
      {happened(EventKind::overheated, kEmber, 0, of(HeatCause::alienFire)),
       {"The aliens hit Ember: overheated, no credits left.", "The aliens hit Ember: overheated, no credits left.",
        "The aliens hit you: overheated, no credits left."}},
      {happened(EventKind::brokeDown, kComet, kRed),
       {"Comet's Red weapon is Out of Order.", "Your Red weapon is Out of Order.",
        "Comet's Red weapon is Out of Order."}},
      {happened(EventKind::spared, kComet, kHeatExchanger),
       {"Heat Exchanger keeps Comet's weapons in order.", "Heat Exchanger keeps your weapons in order.",
        "Heat Exchanger keeps Comet's weapons in order."}},
      {happened(EventKind::leftBoard, kComet, hornet(kComet), 0, 0, 1),
       {"A Hornet attacks Comet: 1 Invader left.", "A Hornet attacks you: 1 Invader left.",
        "A Hornet attacks Comet: 1 Invader left."}},
      {happened(EventKind::leftBoard, kComet, hornet(kComet), 0, 0, -1),
       {"A Hornet attacks Comet: no Invader to lose.", "A Hornet attacks you: no Invader to lose.",
        "A Hornet attacks Comet: no Invader to lose."}},
      {happened(EventKind::leftBoard, kNobody, hornet(kRose), 0, 0, 0),
       {"A Hornet slips past: nobody flies its colour.", "A Hornet slips past: nobody flies its colour.",
        "A Hornet slips past: nobody flies its colour."}}};
  armada_test::expectToldTo(table.state, told);
}

}  // namespace

void runWordTests() {
  RUN_TEST(test_the_log_says_you_to_who_acts);
  RUN_TEST(test_the_log_says_you_to_whom_it_happens);
}

}  // namespace stellar_scramble_test
