/** @jest-environment node */
import { wikidataFiles } from './wikidataFiles';
import { wikidataPlan } from './wikidataPlan';

const EMPTY = wikidataPlan([], {
  ...{ compounds: new Map(), taxa: new Map(), articles: new Map(), found: new Set<string>() },
});
const item = (number: number) => `CREATE\nLAST\tLen\t"CREATE ${number}"\nLAST\tP31\tQ1\n`;
const many = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

test('a pass without commands has no file', () => {
  expect(wikidataFiles(EMPTY)).toEqual([]);
  expect(wikidataFiles({ ...EMPTY, items: item(1) })).toEqual([
    { name: '1-items.txt', text: item(1) },
  ]);
});

test('many commands are several files, none of which parts an item from what is said of it', () => {
  const items = many(2_000, item).join('');
  const triplets = many(5_001, (index) => `Q${index + 1}\tP703\tQ2\n`).join('');
  const files = wikidataFiles({ ...EMPTY, items, triplets });
  expect(files.map(({ name }) => name)).toEqual([
    ...['1-items-part-1.txt', '1-items-part-2.txt'],
    ...['2-triplets-part-1.txt', '2-triplets-part-2.txt'],
  ]);
  const textOf = (pass: string) =>
    files.filter(({ name }) => name.startsWith(pass)).map(({ text }) => text);
  expect(textOf('1-').join('')).toBe(items);
  expect(textOf('2-').join('')).toBe(triplets);
  for (const text of textOf('1-')) expect(text).toMatch(/^CREATE\n/);
  for (const { text } of files) expect(text.split('\n').length - 1).toBeLessThanOrEqual(5_000);
});
