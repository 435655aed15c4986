-- KEYS  the lock
-- ARGV  token of its holder, milliseconds for which it is kept, or 0 to release it
-- Only its holder may do either: it may have run out and belong to another by now.
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
if ARGV[2] == '0' then return redis.call('DEL', KEYS[1]) end
return redis.call('PEXPIRE', KEYS[1], ARGV[2])
