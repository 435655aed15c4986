-- KEYS  kinds of the session
-- ARGV  what the keys of a kind begin with
for _, kind in ipairs(redis.call('HKEYS', KEYS[1])) do
  redis.call('UNLINK', ARGV[1] .. kind .. ':values', ARGV[1] .. kind .. ':order')
end
return redis.call('UNLINK', KEYS[1])
