import { RecentResults } from './recentResults';

const bytesOf = (text: string) => new TextEncoder().encode(text);

let made: string[];
let results: RecentResults<string>;
beforeEach(() => {
  made = [];
  results = new RecentResults((text) => text.length);
});

const LIMIT = 5;
const get = (text: string, detail = '') =>
  results.get(bytesOf(text), detail, LIMIT, async () => {
    made.push(`${text}${detail}`);
    return text;
  });

test('equal bytes are worked on once, even at the same time', async () => {
  expect(await Promise.all([get('ab'), get('ab')])).toEqual(['ab', 'ab']);
  expect(await get('ab')).toBe('ab');
  expect(made).toEqual(['ab']);
});

test('another detail of the same bytes is another result', async () => {
  await get('ab', '0');
  await get('ab', '1');
  expect(made).toEqual(['ab0', 'ab1']);
});

test('beyond the weight the result that was not asked for the longest goes first', async () => {
  for (const text of ['ab', 'cd', 'ab', 'ef', 'ab', 'cd']) await get(text);
  expect(made).toEqual(['ab', 'cd', 'ef', 'cd']);
});

test('a result above the weight is answered and not kept', async () => {
  for (const text of ['abcdef', 'abcdef']) expect(await get(text)).toBe(text);
  expect(made).toEqual(['abcdef', 'abcdef']);
});

test('after an error it is tried again', async () => {
  const failing = results.get(bytesOf('ab'), '', LIMIT, () => Promise.reject(new Error('damaged')));
  await expect(failing).rejects.toThrow('damaged');
  expect(await get('ab')).toBe('ab');
});
