// A stand-in: memory that stays awake in deep sleep is ordinary memory here.
#pragma once

#define RTC_DATA_ATTR
