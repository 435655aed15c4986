import { u16, u32 } from './cdxBytes';

const SECTOR = 512;
const SMALL = 64;
const [END, FREE, TABLE] = [0xff_ff_ff_fe, 0xff_ff_ff_ff, 0xff_ff_ff_fd];
/** From this size on, a stream has sectors of its own. */
const CUTOFF = 4096;

interface Stream {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const filled = (bytes: Iterable<number>, unit: number, filler = 0): number[] => {
  const all = [...bytes];
  while (all.length % unit !== 0) all.push(filler);
  return all;
};

/** Chains of a table: each part is as many sectors, one after the other, as it fills. */
function chains(counts: readonly number[]): { table: number[]; starts: number[] } {
  const table: number[] = [];
  const starts = counts.map((count) => {
    const start = table.length;
    for (let index = 1; index <= count; index += 1)
      table.push(index === count ? END : start + index);
    return count === 0 ? END : start;
  });
  return { table, starts };
}

const entry = (name: string, type: number, start: number, size: number): number[] => [
  ...filled(
    [...name].flatMap((letter) => u16(letter.charCodeAt(0))),
    SMALL,
  ),
  ...u16(name.length * 2 + 2),
  type,
  1,
  ...[FREE, FREE, type === 5 ? 1 : FREE].flatMap(u32),
  ...new Array<number>(36).fill(0),
  ...u32(start),
  ...u32(size),
  ...u32(0),
];

/**
 * A compound file with these streams: sector 0 has the table, 1 the directory, 2 the table of small sectors.
 *
 * @param damage changes the table of sectors before it is written
 */
export function compoundFile(
  streams: readonly Stream[],
  damage: (table: number[]) => void = () => undefined,
): Uint8Array {
  const small = streams.filter(({ bytes }) => bytes.length < CUTOFF);
  const large = streams.filter(({ bytes }) => bytes.length >= CUTOFF);
  const ofSmall = chains(small.map(({ bytes }) => Math.ceil(bytes.length / SMALL)));
  const smallBytes = small.flatMap(({ bytes }) => filled(bytes, SMALL));
  const largeBytes = large.map(({ bytes }) => filled(bytes, SECTOR));
  const directorySectors = Math.ceil((streams.length + 1) / 4);
  const counts = [1, directorySectors, 1, Math.ceil(smallBytes.length / SECTOR)];
  const { table, starts } = chains([
    ...counts,
    ...largeBytes.map((bytes) => bytes.length / SECTOR),
  ]);
  table[0] = TABLE;
  const [, directoryStart = 0, smallTableStart = 0, smallStart = 0, ...largeStarts] = starts;
  damage(table);
  const directory = [
    ...entry('Root Entry', 5, smallStart, smallBytes.length),
    ...small.flatMap(({ name, bytes }, index) =>
      entry(name, 2, ofSmall.starts[index] ?? END, bytes.length),
    ),
    ...large.flatMap(({ name, bytes }, index) =>
      entry(name, 2, largeStarts[index] ?? END, bytes.length),
    ),
  ];
  return Uint8Array.from([
    ...header({ directoryStart, smallTableStart }),
    ...filled(table.flatMap(u32), SECTOR, 0xff),
    ...filled(directory, SECTOR),
    ...filled([...ofSmall.table, FREE].flatMap(u32), SECTOR, 0xff),
    ...filled(smallBytes, SECTOR),
    ...largeBytes.flat(),
  ]);
}

const header = (starts: { directoryStart: number; smallTableStart: number }): number[] =>
  [
    [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
    new Array<number>(16).fill(0),
    [0x3e, 3, 0xff_fe, 9, 6].flatMap(u16),
    new Array<number>(6).fill(0),
    [0, 1, starts.directoryStart, 0, CUTOFF, starts.smallTableStart, 1, END, 0].flatMap(u32),
    [0, ...new Array<number>(108).fill(FREE)].flatMap(u32),
  ].flat();
