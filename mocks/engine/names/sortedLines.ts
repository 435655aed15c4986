import * as v from 'valibot';

/** The bytes of a file, wherever they are. */
export interface FileBytes {
  readonly size: number;
  /** Up to `length` bytes; fewer at the end. */
  read(start: number, length: number): Promise<Uint8Array>;
}

/** A file that is held in memory, such as the sample. */
export const bytesInMemory = (all: Uint8Array): FileBytes => ({
  size: all.length,
  read: (start, length) => Promise.resolve(all.subarray(start, start + length)),
});

/** Bytes; the head is shorter. */
const MOST_HEAD = 4096;
/** Bytes of a line that are read at once; longer lines are read in several steps. */
const STEP = 2048;
/** A line beyond this is no line of ours. */
const LONGEST_LINE = 64 * 1024;

const NEWLINE = 10;

/**
 * The JSON in the first line, and where the second one begins.
 *
 * @throws Error with the refusal, if it is not what the schema says
 */
export async function readHead<Head>(
  bytes: FileBytes,
  schema: v.GenericSchema<unknown, Head>,
  refusal: string,
): Promise<{ readonly head: Head; readonly next: number }> {
  const start = await bytes.read(0, MOST_HEAD);
  const end = Math.max(start.indexOf(NEWLINE), 0);
  const json = v.pipe(v.string(), v.parseJson(), schema);
  const { success, output } = v.safeParse(json, decode(start.subarray(0, end)));
  if (!success) throw new Error(refusal);
  return { head: output, next: end + 1 };
}

const decoder = new TextDecoder();
const decode = (bytes: Uint8Array): string => decoder.decode(bytes);

/** The line that begins at a byte, and where the next one begins. */
export async function lineAt(bytes: FileBytes, start: number) {
  for (let length = STEP; length <= LONGEST_LINE; length *= 2) {
    const read = await bytes.read(start, length);
    const end = read.indexOf(NEWLINE);
    if (end >= 0) return { text: decode(read.subarray(0, end)), next: start + end + 1 };
    if (read.length < length) return { text: decode(read), next: bytes.size };
  }
  throw new Error('a line is longer than any of its kind');
}

/**
 * Bisection over lines that begin with a key and a tab, sorted by the bytes of the keys: the cells of the last line
 * whose key is not after the wanted one.
 *
 * @param first byte at which the first of these lines begins
 */
export async function lineUpTo(bytes: FileBytes, key: string, first: number): Promise<string[]> {
  let found: string[] = [];
  // `low` is always the beginning of a line
  let low = first;
  let high = bytes.size;
  while (low < high) {
    const middle = low + Math.floor((high - low) / 2);
    // the line in whose inside the middle is, unless it is the first
    const start = middle === low ? low : (await lineAt(bytes, middle - 1)).next;
    const line = start < high ? await lineAt(bytes, start) : undefined;
    const cells = line?.text.split('\t') ?? [];
    if (line && byBytes(cells[0] ?? '', key) <= 0) {
      found = cells;
      low = line.next;
    } else high = middle;
  }
  return found;
}

const encoder = new TextEncoder();

/** UTF-8 sorts as code points do; JavaScript compares UTF-16 units, which differ beyond the basic plane. */
export function byBytes(a: string, b: string): number {
  const [left, right] = [encoder.encode(a), encoder.encode(b)];
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index += 1) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}
