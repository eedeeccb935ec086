// A stand-in: memory that stays awake in deep sleep is ordinary memory here. What outlives a restart as well is kept together,
// so that it holds anything at all after the power was gone.
#pragma once

#define RTC_DATA_ATTR
#define RTC_NOINIT_ATTR __attribute__((section("rtc_noinit")))
