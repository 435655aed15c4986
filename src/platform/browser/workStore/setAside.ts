import type { SetAside, SetAsideRecord } from '../../workStore';
import { WorkStoreError } from './faults';
import type { WorkDatabase } from './openDatabase';

/**
 * Maximum records of all articles together: damaged ones are rare, and the user is supposed to look at each.
 */
export const MOST_SET_ASIDE = 20;

/** Characters of all records together, about their bytes. */
const MOST_SET_ASIDE_SIZE = 100 * 1024 * 1024;

/**
 * Undefined for what JSON cannot represent, such as a list within itself, which counts as size 0 and equals
 * nothing.
 */
function asJson(record: unknown): string | undefined {
  try {
    return JSON.stringify(record);
  } catch {
    return undefined;
  }
}

const describe = ({ record: _record, ...summary }: SetAside & SetAsideRecord): SetAside => summary;

/** @throws WorkStoreError if there is no space: a record set aside is never deleted automatically */
export async function setAside(database: WorkDatabase, record: SetAsideRecord): Promise<SetAside> {
  const json = asJson(record.record);
  const writing = database.transaction('setAside', 'readwrite');
  const others = await writing.store.getAll();
  const same = others.find(
    (other) => other.hash === record.hash && json !== undefined && asJson(other.record) === json,
  );
  if (same) return describe(same);
  const added = { ...record, size: json?.length ?? 0 };
  const size = others.reduce((sum, other) => sum + other.size, added.size);
  if (others.length >= MOST_SET_ASIDE || size > MOST_SET_ASIDE_SIZE) {
    throw new WorkStoreError('noRoomAside');
  }
  await Promise.all([writing.store.put(added), writing.done]);
  return describe(added);
}

export async function listSetAside(database: WorkDatabase): Promise<readonly SetAside[]> {
  const all = await database.getAll('setAside');
  return all.map(describe).sort((a, b) => a.setAsideAt - b.setAsideAt);
}

export async function getSetAside(
  database: WorkDatabase,
  id: string,
): Promise<SetAsideRecord | undefined> {
  return database.get('setAside', id);
}

export async function discardSetAside(database: WorkDatabase, id: string): Promise<void> {
  await database.delete('setAside', id);
}
