import { bytesInMemory } from '../names/sortedLines';
import { knownFileBytes } from '../../tools/known/knownFileBytes';
import { openKnownCompounds } from './knownCompounds';
import { falseAlarmOneIn } from './knownFile';
import { createMadeKeys, FLAT } from './testing/madeKeys';

const HEAD = { source: 'COCONUT', release: 'coconut.csv', day: '2026-05-01' };
const opened = (keys: Iterable<string>) =>
  openKnownCompounds(bytesInMemory(knownFileBytes(HEAD, keys)));

const [BOTH, DRAWN, PLAIN] = ['AAAAAAAAAAAAAA', 'BBBBBBBBBBBBBB', 'CCCCCCCCCCCCCC'];
const KEYS = [
  `${BOTH}-${FLAT}`,
  `${BOTH}-LLLLLLLLSA-N`,
  `${DRAWN}-LLLLLLLLSA-N`,
  `${DRAWN}-MMMMMMMMSA-N`,
  `${PLAIN}-${FLAT}`,
];

test.each([
  ['the same stereo', `${DRAWN}-MMMMMMMMSA-N`, 'known'],
  ['none in either', `${PLAIN}-${FLAT}`, 'known'],
  ['the same but for protons', `${DRAWN}-MMMMMMMMSA-M`, 'known'],
  ['other stereo', `${DRAWN}-RRRRRRRRSA-N`, 'other_stereo'],
  ['stereo where the source has none', `${PLAIN}-RRRRRRRRSA-N`, 'without_stereo'],
  ['no stereo where the source has some', `${DRAWN}-${FLAT}`, 'without_stereo'],
  ['other stereo and none', `${BOTH}-RRRRRRRRSA-N`, 'without_stereo'],
  ['another skeleton', 'DDDDDDDDDDDDDD-LLLLLLLLSA-N', 'new'],
])('of a compound with %s, the state is told', async (_what, key, state) => {
  expect((await opened(KEYS)).stateOf(key)).toBe(state);
});

test('the file says where it comes from, and a compound counts once', async () => {
  const { head } = await opened([...KEYS, ...KEYS]);
  expect(head).toMatchObject({ ...HEAD, compounds: 5, skeletons: 3 });
});

test('every compound is found, and hardly one other looks known', async () => {
  const made = createMadeKeys(7);
  const pairs = Array.from({ length: 20_000 }, () => {
    const skeleton = made.skeleton();
    return [`${skeleton}-${made.stereo()}`, `${skeleton}-${made.stereo()}`] as const;
  });
  const known = await opened(pairs.map(([key]) => key));
  const all = (state: string, keys: readonly string[]) =>
    keys.filter((key) => known.stateOf(key) === state).length;
  expect(
    all(
      'known',
      pairs.map(([key]) => key),
    ),
  ).toBe(pairs.length);
  // Told apart by their stereo.
  expect(
    all(
      'other_stereo',
      pairs.map(([, other]) => other),
    ),
  ).toBe(pairs.length);
  const others = Array.from({ length: 300_000 }, () => `${made.skeleton()}-${made.stereo()}`);
  const falseAlarms = others.length - all('new', others);
  expect(falseAlarms).toBeLessThan(others.length / 10_000);
  expect(falseAlarmOneIn(known.head)).toBeGreaterThan(60_000);
});

test('a file of 700,000 compounds has less than 6 MB', () => {
  const made = createMadeKeys(8);
  const keys = Array.from({ length: 7_000 }, () => `${made.skeleton()}-${made.stereo()}`);
  const { length } = knownFileBytes(HEAD, keys);
  expect((length / keys.length) * 700_000).toBeLessThan(6_000_000);
});

const FILE = knownFileBytes(HEAD, KEYS);
const HEAD_END = FILE.indexOf(10) + 1;
const HEAD_TEXT = new TextDecoder().decode(FILE.subarray(0, HEAD_END));
const withHead = (text: string) =>
  new Uint8Array([...new TextEncoder().encode(text), ...FILE.subarray(HEAD_END)]);
const flipped = (at: number) => FILE.map((byte, index) => (index === at ? byte ^ 1 : byte));

const FOREIGN = /no file of known compounds made by this version of `npm run known`/;
const DAMAGED = /damaged/;

test.each<readonly [string, Uint8Array, RegExp]>([
  ['nothing', new Uint8Array(), FOREIGN],
  ['a table', new TextEncoder().encode('identifier,smiles\nCNP1,CCO\n'), FOREIGN],
  ['a dictionary of names', withHead(HEAD_TEXT.replace('marcus-known', 'marcus-names')), FOREIGN],
  ['another version', withHead(HEAD_TEXT.replace('"version":1', '"version":2')), FOREIGN],
  ['a head without a count', withHead(HEAD_TEXT.replace('"buckets":1', '"buckets":0')), FOREIGN],
  ['half a head', FILE.subarray(0, 40), FOREIGN],
  ['a file cut off', FILE.subarray(0, FILE.length - 1), DAMAGED],
  ['a file with more behind it', new Uint8Array([...FILE, 0]), DAMAGED],
  ['a changed count', flipped(HEAD_END), DAMAGED],
  ['a changed compound', flipped(FILE.length - 1), DAMAGED],
  [
    'more compounds than there are',
    withHead(HEAD_TEXT.replace('"compounds":5', '"compounds":9e15')),
    DAMAGED,
  ],
])('%s is refused', async (_what, bytes, reason) => {
  await expect(openKnownCompounds(bytesInMemory(bytes))).rejects.toThrow(reason);
});

test('each byte counts', async () => {
  for (let at = HEAD_END; at < FILE.length; at += 1) {
    await expect(openKnownCompounds(bytesInMemory(flipped(at)))).rejects.toThrow(DAMAGED);
  }
});
