/** FNV-1a over UTF-16 units, 32 bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash;
}

/** Mixes another number into a hash (a round of MurmurHash3). */
export function mixed(hash: number, value: number): number {
  let block = Math.imul(value, 0xcc9e2d51);
  block = Math.imul((block << 15) | (block >>> 17), 0x1b873593);
  const joined = hash ^ block;
  return (Math.imul((joined << 13) | (joined >>> 19), 5) + 0xe6546b64) | 0;
}

/** The bucket of a hash; its bits are mixed at the end (MurmurHash3's finaliser), as the lowest alone vary little. */
export function bucketOf(hash: number, mask: number): number {
  let bits = hash ^ (hash >>> 16);
  bits = Math.imul(bits, 0x85ebca6b);
  bits ^= bits >>> 13;
  bits = Math.imul(bits, 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) & mask;
}
