/**
 * The ids (`folder/file:name`) that names stand for: `name` or `file:name`, `folder/` or `file/` for all in it, `all`.
 *
 * @throws Error if a name stands for none, or one that is no folder for several
 */
export function namedAmong(ids: readonly string[], names: readonly string[]): string[] {
  return [...new Set(names.flatMap((name) => named(ids, name)))];
}

function named(ids: readonly string[], name: string): readonly string[] {
  if (name === 'all') return ids;
  if (name.endsWith('/')) {
    const within = ids.filter((id) => `/${id.replace(':', '/')}`.includes(`/${name}`));
    if (within.length > 0) return within;
    throw new Error(`Nothing in "${name}" can be changed`);
  }
  const known = ids.filter((id) => isEnd(id, name));
  if (known.length === 1) return known;
  if (known.length === 0) throw new Error(`Nothing is named "${name}"`);
  throw new Error(`"${name}" may be ${known.join(' or ')}`);
}

const isEnd = (id: string, name: string): boolean =>
  id === name || id.endsWith(`/${name}`) || id.endsWith(`:${name}`);
