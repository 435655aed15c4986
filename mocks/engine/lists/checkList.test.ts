import { madeLists } from '../../testing/madeLists';
import { bytesInMemory } from '../names/sortedLines';
import { checkList } from './checkList';
import { LISTS } from './listFormats';
import { LIST_KINDS, type ListKind } from './listKind';

const MADE = madeLists();

const check = (bytes: Uint8Array, expected?: ListKind) => checkList(bytesInMemory(bytes), expected);

test.each([
  ['names', { source: 'COCONUT', release: 'made.csv', entries: 2 }],
  ['taxa', { source: 'NCBI', release: '2026-01-01', entries: 3 }],
  ['known', { source: 'COCONUT', release: 'made.csv', day: '2026-05-01', entries: 1 }],
] as const)('a file of %s is taken for what it is, and says what it has', async (kind, facts) => {
  expect(await check(MADE[kind])).toEqual({ kind, ...facts });
  expect(await check(MADE[kind], kind)).toEqual({ kind, ...facts });
});

const decoder = new TextDecoder('latin1');

/** With another first line. */
function headed(kind: ListKind, change: (head: Record<string, unknown>) => unknown): Uint8Array {
  const bytes = MADE[kind];
  const end = bytes.indexOf(10);
  const head = change(JSON.parse(decoder.decode(bytes.subarray(0, end))));
  return Buffer.concat([Buffer.from(JSON.stringify(head)), bytes.subarray(end)]);
}

/** With the last byte but one changed: the head is whole. */
const bent = (bytes: Uint8Array) => bytes.map((byte, at) => (at === bytes.length - 2 ? 7 : byte));

const BROKEN: readonly (readonly [string, (kind: ListKind) => Uint8Array, RegExp])[] = [
  ['empty', () => new Uint8Array(), /^It is not /],
  ['a table', () => Buffer.from('name,smiles\nethanol,CCO\n'), /^It is not /],
  ['one endless line', () => Buffer.alloc(100_000, 'x'), /^It is not /],
  ['packed', () => new Uint8Array([0x1f, 0x8b, 8, 0, 10]), /^It is not /],
  ['a list of nothing', (kind) => headed(kind, () => null), /^It is not /],
  ['of another program', (kind) => headed(kind, () => ({ format: 'marcus-ink' })), /^It is not /],
  ['of a prototype', (kind) => headed(kind, () => ({ format: 'marcus-__proto__' })), /^It is not /],
  ['of another version', (kind) => headed(kind, (head) => ({ ...head, version: 2 })), /version/],
  ['without a hash', (kind) => headed(kind, ({ sha256: _, ...head }) => head), /version/],
  ['cut off', (kind) => MADE[kind].slice(0, -1), /damaged/],
  ['bent', (kind) => bent(MADE[kind]), /damaged/],
  ['with something behind it', (kind) => Buffer.concat([MADE[kind], Buffer.of(10)]), /damaged/],
];

describe.each(LIST_KINDS)('a file given as %s', (kind) => {
  test.each(BROKEN)('that is %s is refused, with what makes it', async (_what, broken, words) => {
    const refusal = check(broken(kind), kind);
    await expect(refusal).rejects.toThrow(words);
    await expect(refusal).rejects.toThrow(`‘${LISTS[kind].command}’`);
  });

  test('is not taken for one of another kind', async () => {
    const other = kind === 'names' ? 'taxa' : 'names';
    await expect(check(MADE[kind], other)).rejects.toThrow(
      `It is ${LISTS[kind].what}, not ${LISTS[other].what} made by ‘${LISTS[other].command}’`,
    );
  });
});

test('counts that are too large for the file are refused, whatever its hash says', async () => {
  const head = headed('known', (stated) => ({ ...stated, buckets: 2 ** 40, compounds: 2 ** 40 }));
  await expect(check(head)).rejects.toThrow('npm run known');
});
