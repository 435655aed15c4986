-- KEYS  kinds of the session; values and order of one kind
-- ARGV  kind, key, value, 'new' to keep a value that is there
if ARGV[4] == 'new' and redis.call('HEXISTS', KEYS[2], ARGV[2]) == 1 then return 0 end
redis.call('HSET', KEYS[2], ARGV[2], ARGV[3])
-- Overwriting keeps the position.
if not redis.call('ZSCORE', KEYS[3], ARGV[2]) then
  redis.call('ZADD', KEYS[3], redis.call('HINCRBY', KEYS[1], ARGV[1], 1), ARGV[2])
end
return 1
