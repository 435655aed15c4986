import type { SetAside, SetAsideRecord } from '../../workStore';
import { WorkStoreError } from './faults';
import type { WorkDatabase } from './openDatabase';
import { readRows } from './readRows';

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

const unreadable = (id: string): SetAside => ({
  ...{ id, hash: '', name: 'A record that this browser has lost' },
  ...{ setAsideAt: 0, reason: 'damaged', size: 0 },
});

/** @throws WorkStoreError if there is no space: a record set aside is never deleted automatically */
export async function setAside(database: WorkDatabase, record: SetAsideRecord): Promise<SetAside> {
  const json = asJson(record.record);
  const rows = await readRows(database, 'setAside');
  const others = rows.flatMap(({ value }) => value ?? []);
  const same = others.find(
    (other) => other.hash === record.hash && json !== undefined && asJson(other.record) === json,
  );
  if (same) return describe(same);
  const added = { ...record, size: json?.length ?? 0 };
  const size = others.reduce((sum, other) => sum + other.size, added.size);
  if (rows.length >= MOST_SET_ASIDE || size > MOST_SET_ASIDE_SIZE) {
    throw new WorkStoreError('noRoomAside');
  }
  await database.put('setAside', added);
  return describe(added);
}

export async function listSetAside(database: WorkDatabase): Promise<readonly SetAside[]> {
  const rows = await readRows(database, 'setAside');
  return rows
    .map(({ key, value }) => (value ? describe(value) : unreadable(key)))
    .sort((a, b) => a.setAsideAt - b.setAsideAt);
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
