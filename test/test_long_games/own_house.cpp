// The rooms that this suite compiles for itself.
#include "own_house.h"

#include "players/players.cpp"
#include "players/rollout.cpp"
#include "rules/kernel/bytes.cpp"
#include "rules/kernel/contract.cpp"
#include "rules/kernel/text.cpp"
#include "session/chronicle.cpp"
#include "session/session.cpp"
