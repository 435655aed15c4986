-- KEYS  texts: name -> reading; used, stored: names by number of use and by time of storing; counters
-- ARGV  step, maxLength, maxAgeMs, now, name, text
-- Lengths are in bytes of names and texts, times in milliseconds since 1970.
local TEXTS, USED, STORED, COUNTERS = unpack(KEYS)
local maxLength, maxAgeMs, now, name = tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4]), ARGV[5]
if now == nil then
  local time = redis.call('TIME')
  now = time[1] * 1000 + math.floor(time[2] / 1000)
end

local function digits(number) return string.format('%.0f', number) end

local function drop(old)
  local text = redis.call('HGET', TEXTS, old)
  if not text then return end
  redis.call('HDEL', TEXTS, old)
  redis.call('ZREM', USED, old)
  redis.call('ZREM', STORED, old)
  redis.call('HINCRBY', COUNTERS, 'length', -(#old + #text))
end

local function use() redis.call('ZADD', USED, redis.call('HINCRBY', COUNTERS, 'uses', 1), name) end

for _, old in ipairs(redis.call('ZRANGEBYSCORE', STORED, '-inf', '(' .. digits(now - maxAgeMs))) do
  drop(old)
end

if ARGV[1] == 'get' then
  local text = redis.call('HGET', TEXTS, name)
  if text then use() end
  return text
end

local text = ARGV[6]
drop(name)
redis.call('HSET', TEXTS, name, text)
redis.call('ZADD', STORED, digits(now), name)
use()
local length = redis.call('HINCRBY', COUNTERS, 'length', #name + #text)
while length > maxLength do
  drop(redis.call('ZRANGE', USED, 0, 0)[1])
  length = tonumber(redis.call('HGET', COUNTERS, 'length'))
end
return 1
