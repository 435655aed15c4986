import { byBytes, type DictionaryHead } from './dictionaryFile';
import { normaliseName } from './normaliseName';

/** The bytes of a dictionary's file, wherever they are. */
export interface DictionaryBytes {
  readonly size: number;
  /** Up to `length` bytes; fewer at the end. */
  read(start: number, length: number): Promise<Uint8Array>;
}

/** A dictionary of names that is open. */
export interface NameDictionary {
  readonly head: DictionaryHead;
  /** SMILES of all structures with this name, as the source writes them; several for an ambiguous name. */
  find(name: string): Promise<readonly string[]>;
}

/** Bytes; the head is shorter. */
const MOST_HEAD = 4096;
/** Bytes of a line that are read at once; longer lines are read in several steps. */
const STEP = 2048;
/** A line beyond this is no line of ours. */
const LONGEST_LINE = 64 * 1024;

const NEWLINE = 10;

/**
 * Opens a dictionary.
 *
 * @throws Error if the bytes are no dictionary, or one of another version
 */
export async function openNameDictionary(bytes: DictionaryBytes): Promise<NameDictionary> {
  const start = await bytes.read(0, MOST_HEAD);
  const end = start.indexOf(NEWLINE);
  const head = headOf(decode(start.subarray(0, Math.max(end, 0))));
  const firstStructure = end + 1;
  const firstName = firstStructure + head.structureBytes;
  return {
    head,
    find: async (name) => {
      const offsets = await offsetsOf(bytes, normaliseName(name), firstName);
      return Promise.all(
        offsets.map(async (offset) => (await lineAt(bytes, firstStructure + offset)).text),
      );
    },
  };
}

function headOf(text: string): DictionaryHead {
  const refusal = new Error('it is not a dictionary of names made by `npm run names`');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refusal;
  }
  if (!isHead(value)) throw refusal;
  return value;
}

const isHead = (value: unknown): value is DictionaryHead =>
  typeof value === 'object' &&
  value !== null &&
  'format' in value &&
  value.format === 'marcus-names' &&
  'version' in value &&
  value.version === 1 &&
  'source' in value &&
  typeof value.source === 'string' &&
  'release' in value &&
  typeof value.release === 'string' &&
  'structureBytes' in value &&
  Number.isInteger(value.structureBytes);

const decoder = new TextDecoder();
const decode = (bytes: Uint8Array): string => decoder.decode(bytes);

/** The line that begins at a byte, and where the next one begins. */
async function lineAt(bytes: DictionaryBytes, start: number) {
  for (let length = STEP; length <= LONGEST_LINE; length *= 2) {
    const read = await bytes.read(start, length);
    const end = read.indexOf(NEWLINE);
    if (end >= 0) return { text: decode(read.subarray(0, end)), next: start + end + 1 };
    if (read.length < length) return { text: decode(read), next: bytes.size };
  }
  throw new Error('the dictionary of names is damaged');
}

/** Bisection: `low` is always the beginning of a line. */
async function offsetsOf(bytes: DictionaryBytes, key: string, first: number): Promise<number[]> {
  let low = first;
  let high = bytes.size;
  while (low < high) {
    const middle = low + Math.floor((high - low) / 2);
    // the line in whose inside the middle is, unless it is the first
    const start = middle === low ? low : (await lineAt(bytes, middle - 1)).next;
    const line = start < high ? { start, ...(await lineAt(bytes, start)) } : undefined;
    const [found = '', offsets = ''] = line?.text.split('\t') ?? [];
    const order = line ? byBytes(key, found) : -1;
    if (order === 0) return offsets.split(',').map((offset) => parseInt(offset, 36));
    if (order > 0 && line) low = line.next;
    else if (high > middle) high = middle;
    else break;
  }
  return [];
}
