-- KEYS  times of the client's counted requests, for all classes together; what else is known of the client
-- ARGV  limit, penaltySeconds, windowSeconds, forgetSeconds, maxPenaltySteps, now
-- Times are in milliseconds since 1970. The rules are those of `MemoryRateCounter`.
local TIMES, CLIENT = KEYS[1], KEYS[2]
local limit, penaltyMs = tonumber(ARGV[1]), tonumber(ARGV[2]) * 1000
local windowMs, forgetMs, maxSteps = tonumber(ARGV[3]) * 1000, tonumber(ARGV[4]) * 1000, tonumber(ARGV[5])
local now = tonumber(ARGV[6])
if now == nil then
  local time = redis.call('TIME')
  now = time[1] * 1000 + math.floor(time[2] / 1000)
end

local function digits(number) return string.format('%.0f', number) end
local function known(field) return tonumber(redis.call('HGET', CLIENT, field) or 0) end

if now - known('seen') > forgetMs then redis.call('DEL', CLIENT) end
redis.call('HSET', CLIENT, 'seen', digits(now))
redis.call('PEXPIRE', CLIENT, forgetMs + windowMs)

local blockedUntil = known('blockedUntil')
if now < blockedUntil then return { 'penalty', 0, 0, digits(blockedUntil), digits(now) } end

redis.call('ZREMRANGEBYSCORE', TIMES, '-inf', digits(now - windowMs))
local current = redis.call('ZCARD', TIMES)
if current < limit then
  redis.call('ZADD', TIMES, digits(now), redis.call('HINCRBY', CLIENT, 'counted', 1))
  redis.call('PEXPIRE', TIMES, windowMs)
  local oldest = redis.call('ZRANGE', TIMES, 0, 0, 'WITHSCORES')[2]
  return { 'allowed', current + 1, 0, digits(oldest + windowMs), digits(now) }
end

local violations = redis.call('HINCRBY', CLIENT, 'violations', 1)
blockedUntil = now + penaltyMs * math.min(violations, maxSteps)
redis.call('HSET', CLIENT, 'blockedUntil', digits(blockedUntil))
return { 'exceeded', current, violations, digits(blockedUntil), digits(now) }
