/** A stream object of a PDF file, by its place in the bytes (ISO 32000-1, 7.3.8). */
export interface StreamObject {
  /** Its dictionary as it stands in the file, in Latin-1. */
  readonly dictionary: string;
  /** Offsets of the dictionary and of the data, half-open. */
  readonly dictionaryStart: number;
  readonly dataStart: number;
  readonly dataEnd: number;
}

/** Longest dictionary looked at; those of real streams have some hundred characters. */
const MAX_DICTIONARY = 4096;

/**
 * The stream objects of a file in its order, found by their keywords, as a hostile file's table of
 * objects may lie.
 */
export function* streamObjects(file: Buffer): Generator<StreamObject> {
  for (let at = file.indexOf('stream'); at !== -1; at = file.indexOf('stream', at + 6)) {
    const before = file.toString('latin1', Math.max(0, at - MAX_DICTIONARY), at);
    const start = before.lastIndexOf(' obj');
    if (start === -1 || !/>>\s*$/.test(before)) continue;
    const dictionary = before.slice(start + 4);
    const dataStart = at + 6 + (file[at + 6] === 0x0d ? 2 : 1);
    const length = Number(/\/Length\s+(\d+)(?!\s+\d+\s+R)/.exec(dictionary)?.[1] ?? 0);
    // Data may hold the keyword by chance or on purpose: a stated length that goes further counts.
    const from = Math.min(dataStart + length, file.length);
    const keyword = file.indexOf('endstream', from);
    const dataEnd = keyword === -1 ? file.length : keyword;
    yield { dictionary, dictionaryStart: at - dictionary.length, dataStart, dataEnd };
    at = dataEnd;
  }
}

/** The whole number of an entry; undefined when it is stated elsewhere or not at all. */
export function numberEntry(dictionary: string, key: string): number | undefined {
  const found = new RegExp(`/${key}\\s+(\\d+)(?!\\d|\\s+\\d+\\s+R)`).exec(dictionary)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** The names of the filters in the order in which they are to be undone. */
export function filtersOf(dictionary: string): string[] {
  const value = /\/Filter\s*(\[[^\]]*\]|\/\w+)/.exec(dictionary)?.[1] ?? '';
  return [...value.matchAll(/\/(\w+)/g)].map(([, name = '']) => name);
}
