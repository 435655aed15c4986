/** Characters in one call; the services read bodies of up to 2 MiB, and line ends take two. */
const MAX_CHARACTERS = 1_000_000;

/**
 * The structures of the next call, at least one. One that was in a call that failed goes alone, after the
 * others.
 */
export function nextBatch(
  missing: readonly string[],
  suspects: ReadonlySet<string>,
  maxStructures: number,
): readonly string[] {
  const free = missing.filter((text) => !suspects.has(text));
  if (free.length === 0) return missing.slice(0, 1);
  let characters = 0;
  const room = free.findIndex((text) => {
    characters += text.length;
    return characters > MAX_CHARACTERS;
  });
  const fitting = room < 0 ? free.length : Math.max(1, room);
  return free.slice(0, Math.min(fitting, maxStructures));
}
