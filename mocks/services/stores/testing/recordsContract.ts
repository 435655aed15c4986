import { recordKind, type SessionRecords } from '../sessionRecords';

const BOOKS = recordKind<{ readonly title: string }>('books');
const PLACES = recordKind<string>('places');

/** The rules that every implementation of `SessionRecords` must follow; `open` creates empty ones. */
export function recordsContract(open: () => Promise<SessionRecords>): void {
  let records: SessionRecords;
  beforeEach(async () => {
    records = await open();
  });

  test('a record is read as it was put; another key has none', async () => {
    await records.put('s1', BOOKS, 'a', { title: 'Ä “b” \u{1F9EA}' });
    expect(await records.get('s1', BOOKS, 'a')).toEqual({ title: 'Ä “b” \u{1F9EA}' });
    expect(await records.get('s1', BOOKS, 'b')).toBeUndefined();
    expect(await records.get('s1', BOOKS, 'constructor')).toBeUndefined();
  });

  test('a record belongs to one session and one kind', async () => {
    await records.put('s1', BOOKS, 'a', { title: 'one' });
    expect(await records.get('s2', BOOKS, 'a')).toBeUndefined();
    expect(await records.get('s1', PLACES, 'a')).toBeUndefined();
    expect(await records.list('s2', BOOKS)).toEqual([]);
    expect(await records.keys('s1', PLACES)).toEqual([]);
  });

  test('changing an object that was put or read does not change the record', async () => {
    const book = { title: 'one' };
    await records.put('s1', BOOKS, 'a', book);
    book.title = 'two';
    const given: { title: string } = (await records.get('s1', BOOKS, 'a'))!;
    given.title = 'three';
    expect(await records.get('s1', BOOKS, 'a')).toEqual({ title: 'one' });
  });

  test('records are listed in the order in which their keys were first put', async () => {
    for (const key of ['b', '10', 'a', '2']) await records.put('s1', PLACES, key, `at ${key}`);
    await records.put('s1', PLACES, 'b', 'elsewhere');
    expect(await records.list('s1', PLACES)).toEqual([
      ['b', 'elsewhere'],
      ['10', 'at 10'],
      ['a', 'at a'],
      ['2', 'at 2'],
    ]);
    expect(await records.keys('s1', PLACES)).toEqual(['b', '10', 'a', '2']);
  });

  test('a removed record is gone, and is listed last when it is put again', async () => {
    for (const key of ['a', 'b']) await records.put('s1', PLACES, key, key);
    await records.remove('s1', PLACES, 'a');
    await records.remove('s1', PLACES, 'unknown');
    await records.remove('s2', PLACES, 'b');
    expect(await records.keys('s1', PLACES)).toEqual(['b']);
    await records.put('s1', PLACES, 'a', 'a');
    expect(await records.keys('s1', PLACES)).toEqual(['b', 'a']);
  });

  test('only one of several simultaneous claims gets a key', async () => {
    const claims = ['x', 'y', 'z'].map((name) => records.putIfAbsent('s1', PLACES, 'a', name));
    const won = await Promise.all(claims);
    expect(won.filter(Boolean)).toHaveLength(1);
    expect(await records.get('s1', PLACES, 'a')).toBe(['x', 'y', 'z'][won.indexOf(true)]);
  });

  test('a claimed key keeps its value and is free again once removed', async () => {
    expect(await records.putIfAbsent('s1', PLACES, 'a', 'x')).toBe(true);
    expect(await records.putIfAbsent('s1', PLACES, 'a', 'y')).toBe(false);
    expect(await records.putIfAbsent('s2', PLACES, 'a', 'y')).toBe(true);
    expect(await records.get('s1', PLACES, 'a')).toBe('x');
    await records.remove('s1', PLACES, 'a');
    expect(await records.putIfAbsent('s1', PLACES, 'a', 'y')).toBe(true);
  });

  test('all records of a session are removed together; another session’s records remain', async () => {
    await records.put('s1', BOOKS, 'a', { title: 'one' });
    await records.put('s1', PLACES, 'a', 'x');
    await records.put('s2', PLACES, 'a', 'y');
    await records.removeSession('s1');
    expect(await records.list('s1', BOOKS)).toEqual([]);
    expect(await records.get('s1', PLACES, 'a')).toBeUndefined();
    expect(await records.get('s2', PLACES, 'a')).toBe('y');
  });
}
