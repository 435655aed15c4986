import { HOSTILE } from './words';

const LEVELS = 10_000;
const DEEP = '['.repeat(LEVELS) + ']'.repeat(LEVELS);

/** What an extension, or anyone at the machine, may have stored in place of the application's data. */
export const STORED: readonly string[] = [
  '',
  'null',
  '{"__proto__":{"pwned":18},"sessionId":{},"document":1e999}',
  DEEP,
  'x'.repeat(1_000_000),
  HOSTILE,
];

const queue = { active_sessions: 1e300, max_concurrent_users: -1, waiting_queue_length: 1e9 };

/** Messages outside of the protocol; they name another session than the page's. */
export const LIVE_MESSAGES: readonly string[] = [
  HOSTILE,
  'null',
  DEEP,
  'x'.repeat(1_000_000),
  JSON.stringify({ type: '__proto__', session_status: HOSTILE }),
  JSON.stringify({
    type: 'status_update',
    session_status: { status: 'waiting', session_id: HOSTILE, queue_position: 1e300 },
    queue_status: { ...queue, available_slots: 1e300 },
  }),
];

/** Runs in the page: writes this text to every place where the application stores something. */
export async function fillStores(text: string): Promise<void> {
  const local = ['theme', 'columnWidths', 'betaNoticeDismissed', 'lookups', 'coconut'];
  for (const key of local) localStorage.setItem(`marcus.${key}`, text);
  sessionStorage.setItem('marcus_session', text);
  sessionStorage.setItem('marcus.openWork', text);
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('marcus-work');
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error as Error);
  });
  const writing = database.transaction(['works', 'files', 'images'], 'readwrite');
  const works = writing.objectStore('works');
  // The tab names its key as the open one, so that it is read after the reload.
  const row = { hash: text, name: text, savedAt: 1, size: 1, segmentCount: 1, structureCount: 1 };
  works.put({ ...row, revision: 'x', snapshot: { version: 3, work: { document: text } } });
  works.put({ ...row, hash: 'other', name: { html: text }, savedAt: 1e300, snapshot: [text] });
  works.put({ ...row, hash: 'later', revision: 'y', snapshot: { version: 99 } });
  writing.objectStore('files').put(new Blob([text]), text);
  writing.objectStore('images').put(new Blob([text]), [text, '../page_0_0_segmented.png']);
  await new Promise((resolve) => {
    writing.oncomplete = resolve;
  });
  database.close();
}
