import { recordsOfLiveSessions } from './liveSessionRecords';
import { MemoryRecords } from './memoryRecords';
import { recordKind } from './sessionRecords';

const NOTES = recordKind<number>('notes');
const NOT_FOUND = expect.objectContaining({ status: 404 });

function setUp() {
  const kept = new MemoryRecords();
  const live = new Set(['s1']);
  return { kept, live, records: recordsOfLiveSessions(kept, async (id) => live.has(id)) };
}

test('records of a live session are kept', async () => {
  const { records } = setUp();
  await records.put('s1', NOTES, 'a', 1);
  expect(await records.putIfAbsent('s1', NOTES, 'b', 2)).toBe(true);
  expect(await records.list('s1', NOTES)).toEqual([
    ['a', 1],
    ['b', 2],
  ]);
});

test.each(['put', 'putIfAbsent'] as const)(
  '%s leaves nothing behind after its session has ended',
  async (method) => {
    const { records, kept, live } = setUp();
    await records.put('s1', NOTES, 'a', 1);
    live.delete('s1');
    await expect(records[method]('s1', NOTES, 'b', 2)).rejects.toEqual(NOT_FOUND);
    expect(await kept.list('s1', NOTES)).toEqual([]);
  },
);
