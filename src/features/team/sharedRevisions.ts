import * as v from 'valibot';
import type { KeyValueStorage } from '@/platform/storage';

/** Local storage: by article, the revision of its saved work that the library has. */
const KEY = 'marcus.team.shared';

const schema = v.record(v.string(), v.string());

type Revisions = Readonly<Record<string, string>>;

export function readShared(storage: Pick<KeyValueStorage, 'get'>): Revisions {
  try {
    return v.parse(schema, JSON.parse(storage.get(KEY) ?? '{}'));
  } catch {
    // Then all are shared once more, which says nothing twice.
    return {};
  }
}

export function writeShared(
  storage: Pick<KeyValueStorage, 'get' | 'set'>,
  revisions: Revisions,
): void {
  storage.set(KEY, JSON.stringify({ ...readShared(storage), ...revisions }));
}
