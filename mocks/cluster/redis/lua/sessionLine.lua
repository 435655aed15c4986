-- The seats and the queue of all nodes; `sessionSteps.lua` follows in the same script.
--
-- KEYS  waiting, active: ids by number of arrival; alive: ids by last sign of life; records: id -> JSON;
--       sockets: id -> token of the current connection; addresses: address -> sessions; counters;
--       garbage: ids of ended sessions, in order; claimed: those being deleted, by when they were handed out
-- ARGV  channel, node, step, seats, maxWaiting, maxPerAddress, idleMs, sweepMs, now, arguments of the step
--
-- All times are in milliseconds since 1970. A step that changes something also ends silent sessions and passes free
-- seats on, so that there is never a free seat beside a waiting session.

local WAITING, ACTIVE, ALIVE, RECORDS, SOCKETS, ADDRESSES, COUNTERS, GARBAGE, CLAIMED = unpack(KEYS)
local CHANNEL, NODE, STEP = ARGV[1], ARGV[2], ARGV[3]
local seats, maxWaiting, maxPerAddress = tonumber(ARGV[4]), tonumber(ARGV[5]), tonumber(ARGV[6])
local idleMs, sweepMs = tonumber(ARGV[7]), tonumber(ARGV[8])

-- Redis' clock is the only one that all nodes share; tests set their own.
local now = tonumber(ARGV[9])
if now == nil then
  local time = redis.call('TIME')
  now = time[1] * 1000 + math.floor(time[2] / 1000)
end

local ended, hasChanged = {}, false

-- Numbers of this size must not be written as 1.7e+12.
local function digits(number) return string.format('%.0f', number) end

-- While Redis or all nodes were away nobody could be heard: that time is nobody's silence. Each step marks the time,
-- and every node sweeps, so a longer gap than two sweeps means that nobody was there.
local function forgiveStandstill()
  local mark = tonumber(redis.call('HGET', COUNTERS, 'mark') or now)
  if now - mark > 2 * sweepMs then
    for _, id in ipairs(redis.call('ZRANGE', ALIVE, 0, -1)) do
      redis.call('ZINCRBY', ALIVE, digits(now - mark), id)
    end
  end
  redis.call('HSET', COUNTERS, 'mark', digits(now))
end

local function exists(id) return redis.call('HEXISTS', RECORDS, id) == 1 end

local function isActive(id) return redis.call('ZSCORE', ACTIVE, id) ~= false end

local function hear(id) redis.call('ZADD', ALIVE, digits(now), id) end

local function drop(id)
  if not exists(id) then return false end
  local address = cjson.decode(redis.call('HGET', RECORDS, id)).address
  if address and redis.call('HINCRBY', ADDRESSES, address, -1) <= 0 then
    redis.call('HDEL', ADDRESSES, address)
  end
  redis.call('ZREM', WAITING, id)
  redis.call('ZREM', ACTIVE, id)
  redis.call('ZREM', ALIVE, id)
  redis.call('HDEL', RECORDS, id)
  redis.call('HDEL', SOCKETS, id)
  redis.call('RPUSH', GARBAGE, id)
  ended[#ended + 1] = id
  hasChanged = true
  return true
end

local function expireSilent()
  for _, id in ipairs(redis.call('ZRANGEBYSCORE', ALIVE, '-inf', '(' .. digits(now - idleMs))) do
    drop(id)
  end
end

local function promote()
  local free = seats - redis.call('ZCARD', ACTIVE)
  if free <= 0 then return end
  local heads = redis.call('ZRANGE', WAITING, 0, free - 1, 'WITHSCORES')
  for place = 1, #heads, 2 do
    local id, arrival = heads[place], heads[place + 1]
    redis.call('ZREM', WAITING, id)
    redis.call('ZADD', ACTIVE, arrival, id)
    local record = cjson.decode(redis.call('HGET', RECORDS, id))
    record.activatedAt = now
    redis.call('HSET', RECORDS, id, cjson.encode(record))
    hasChanged = true
  end
end

-- Ends silent sessions first: a freed seat must not be given to one of them.
local function settle()
  expireSilent()
  promote()
end

-- id, user, created, last sign of life, activated (0: at once), place in the queue (0: active)
local function rowOf(id)
  local record = cjson.decode(redis.call('HGET', RECORDS, id))
  local last = tonumber(redis.call('ZSCORE', ALIVE, id))
  local rank = redis.call('ZRANK', WAITING, id)
  local place = rank and rank + 1 or 0
  return { id, record.userId or false, record.createdAt, last, record.activatedAt or 0, place }
end

-- False for a session that has gone silent, too.
local function isPresent(id)
  return exists(id) and now - tonumber(redis.call('ZSCORE', ALIVE, id)) <= idleMs
end
