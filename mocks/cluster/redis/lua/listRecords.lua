-- KEYS  values and order of one kind
-- Answers keys and values in turn, in the order in which the keys were first put.
local listed = {}
for _, key in ipairs(redis.call('ZRANGE', KEYS[2], 0, -1)) do
  listed[#listed + 1] = key
  listed[#listed + 1] = redis.call('HGET', KEYS[1], key)
end
return listed
