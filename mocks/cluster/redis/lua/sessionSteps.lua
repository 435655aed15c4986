-- What the methods of `Sessions` do, each in one step; see `sessionLine.lua`.

local steps = {}

-- Of the step's own arguments.
local FIRST = 10

local function isUsedUp(id)
  return redis.call('LPOS', GARBAGE, id) ~= false or redis.call('ZSCORE', CLAIMED, id) ~= false
end

-- An empty id in the answer means a refusal.
local function refusalOf(address)
  if redis.call('HLEN', RECORDS) >= seats + maxWaiting then return { '', 'QUEUE_FULL', 0 } end
  if address == '' then return nil end
  local own = tonumber(redis.call('HGET', ADDRESSES, address) or 0)
  if own >= maxPerAddress then return { '', 'TOO_MANY_SESSIONS', own } end
  return nil
end

local function enter(id, userId, address)
  local record = { createdAt = now }
  if userId ~= '' then record.userId = userId end
  if address ~= '' then
    record.address = address
    redis.call('HINCRBY', ADDRESSES, address, 1)
  end
  redis.call('HSET', RECORDS, id, cjson.encode(record))
  hear(id)
  local arrival = redis.call('HINCRBY', COUNTERS, 'arrivals', 1)
  local line = redis.call('ZCARD', ACTIVE) < seats and ACTIVE or WAITING
  redis.call('ZADD', line, arrival, id)
  hasChanged = true
end

-- Asking twice for one id makes one session: the first answer may have been lost.
function steps.create(wantedId, otherId, userId, address)
  settle()
  if exists(wantedId) then
    hear(wantedId)
    return rowOf(wantedId)
  end
  local refusal = refusalOf(address)
  if refusal then return refusal end
  local id = isUsedUp(wantedId) and otherId or wantedId
  if not exists(id) then enter(id, userId, address) end
  return rowOf(id)
end

function steps.status(id) return isPresent(id) and rowOf(id) end

-- Not as parameters: Lua takes only some thousands of them.
function steps.statuses()
  local rows = {}
  for place = FIRST, #ARGV do
    local id = ARGV[place]
    if isPresent(id) then rows[#rows + 1] = rowOf(id) end
  end
  return rows
end

function steps.admit(id)
  if not isPresent(id) then return false end
  if isActive(id) then hear(id) end
  return rowOf(id)
end

function steps.touch(id)
  if not isPresent(id) then return false end
  hear(id)
  return rowOf(id)
end

function steps.attach(id, token)
  if not isPresent(id) then return false end
  redis.call('HSET', SOCKETS, id, token)
  return 1
end

-- Ends the session unless another connection has taken over.
function steps.detach(id, token)
  local isGone = redis.call('HGET', SOCKETS, id) == token and drop(id)
  settle()
  return isGone and 1 or 0
end

function steps.remove(id)
  local isGone = drop(id)
  settle()
  return isGone and 1 or 0
end

function steps.expireOne(id) return steps.remove(id) end

-- In order of arrival: whoever has a seat came before whoever waits.
function steps.expireAll()
  for _, line in ipairs({ ACTIVE, WAITING }) do
    for _, id in ipairs(redis.call('ZRANGE', line, 0, -1)) do drop(id) end
  end
  return #ended
end

function steps.sweep()
  settle()
  return 0
end

function steps.queue() return 0 end

function steps.ids() return redis.call('HKEYS', RECORDS) end

-- Whoever was handed an id and died before it confirmed leaves it to the next.
function steps.takeEnded(claimMs)
  local ids = redis.call('ZRANGEBYSCORE', CLAIMED, '-inf', digits(now - claimMs))
  for _, id in ipairs(redis.call('LRANGE', GARBAGE, 0, -1)) do ids[#ids + 1] = id end
  redis.call('DEL', GARBAGE)
  for _, id in ipairs(ids) do redis.call('ZADD', CLAIMED, digits(now), id) end
  return ids
end

function steps.confirmDeleted()
  for place = FIRST, #ARGV do redis.call('ZREM', CLAIMED, ARGV[place]) end
  return 0
end

forgiveStandstill()
local step = steps[STEP]
if not step then return redis.error_reply('ERR unknown step ' .. STEP) end
local answer = step(unpack(ARGV, FIRST, FIRST + 3))
local version = 0
if hasChanged then
  version = redis.call('HINCRBY', COUNTERS, 'version', 1)
  local news = { version = version, by = NODE }
  if #ended > 0 then news.ended = ended end
  redis.call('PUBLISH', CHANNEL, cjson.encode(news))
end
return { answer, redis.call('ZCARD', ACTIVE), redis.call('ZCARD', WAITING), version, ended }
