import { lastIndexOfWord, latin1Bytes, latin1Of, searchFor } from './latin1';

/** A stream object of a PDF file, with its offsets (ISO 32000-1, 7.3.8). */
export interface StreamObject {
  /** Its dictionary as written in the file, in Latin-1. */
  readonly dictionary: string;
  /** Offsets of the dictionary and of the data, half-open. */
  readonly dictionaryStart: number;
  readonly dataStart: number;
  readonly dataEnd: number;
}

const STREAM = 'stream';
const findStream = searchFor(latin1Bytes(STREAM));
const findEndStream = searchFor(latin1Bytes('endstream'));
const OBJECT = latin1Bytes(' obj');
const END_DICTIONARY = 0x3e;

/** Maximum length of a dictionary; those of real streams have some hundred characters. */
const MAX_DICTIONARY = 4096;

/**
 * The stream objects of a file in order, found by their keywords, because a hostile file's cross-reference
 * table may lie.
 */
export function* streamObjects(file: Uint8Array): Generator<StreamObject> {
  for (let at = findStream(file, 0); at !== -1; at = findStream(file, at + STREAM.length)) {
    if (!endsDictionary(file, at)) continue;
    const start = lastIndexOfWord(file, OBJECT, Math.max(0, at - MAX_DICTIONARY), at);
    if (start === -1) continue;
    const dictionary = latin1Of(file.subarray(start + OBJECT.length, at));
    const dataStart = at + 6 + (file[at + 6] === 0x0d ? 2 : 1);
    const length = Number(/\/Length\s+(\d+)(?!\s+\d+\s+R)/.exec(dictionary)?.[1] ?? 0);
    // Data may contain the keyword by chance or on purpose, so a longer stated length wins.
    const from = Math.min(dataStart + length, file.length);
    const keyword = findEndStream(file, from);
    const dataEnd = keyword === -1 ? file.length : keyword;
    yield { dictionary, dictionaryStart: at - dictionary.length, dataStart, dataEnd };
    at = dataEnd;
  }
}

/** Whether `>>` precedes an offset, with only white space between them. */
function endsDictionary(file: Uint8Array, at: number): boolean {
  let end = at - 1;
  while (isSpace(file[end])) end -= 1;
  return file[end] === END_DICTIONARY && file[end - 1] === END_DICTIONARY;
}

const isSpace = (byte = 0) => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d);

/** The integer value of an entry; undefined if it is an indirect reference or missing. */
export function numberEntry(dictionary: string, key: string): number | undefined {
  const found = new RegExp(`/${key}\\s+(\\d+)(?!\\d|\\s+\\d+\\s+R)`).exec(dictionary)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** The names of the filters, in the order in which to undo them. */
export function filtersOf(dictionary: string): string[] {
  const value = /\/Filter\s*(\[[^\]]*\]|\/\w+)/.exec(dictionary)?.[1] ?? '';
  return [...value.matchAll(/\/(\w+)/g)].map(([, name = '']) => name);
}
