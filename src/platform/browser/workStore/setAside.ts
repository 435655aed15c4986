import type { SetAside, SetAsideRecord } from '../../workStore';
import { WorkStoreError } from './faults';
import type { WorkDatabase } from './openDatabase';

/** Records of all articles together: a damaged one is rare, and the user is to look at each. */
export const MOST_SET_ASIDE = 20;

/** Characters of all records together, about their bytes. */
const MOST_SET_ASIDE_SIZE = 100 * 1024 * 1024;

/** What no JSON can hold, such as a list within itself, has a size of its own and equals nothing. */
function asJson(record: unknown): string | undefined {
  try {
    return JSON.stringify(record);
  } catch {
    return undefined;
  }
}

const describe = ({ record: _record, ...summary }: SetAside & SetAsideRecord): SetAside => summary;

/** @throws WorkStoreError when there is no room: nothing that was set aside goes by itself */
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
