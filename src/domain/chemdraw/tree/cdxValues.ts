import type { ValueKind } from './cdxTags';

/** Coordinates are counted in 1/65536 of a point. */
const UNITS = 65_536;

/** In the bits of a bond order, from the lowest. */
const ORDERS = '1 2 3 4 5 6 0.5 1.5 2.5 3.5 4.5 5.5 dative ionic hydrogen threecenter'.split(' ');

type Written = Exclude<ValueKind, readonly string[] | 'styledText' | 'fonts'>;

const IN_WORDS: Readonly<Record<Written, (bytes: DataView) => string>> = {
  yes: (bytes) => (bytes.byteLength === 0 || bytes.getUint8(0) !== 0 ? 'yes' : 'no'),
  point: (bytes) => reordered(lengths(bytes), [1, 0]),
  bounds: (bytes) => reordered(lengths(bytes), [1, 0, 3, 2]),
  length: (bytes) => lengths(bytes).join(' '),
  ids: (bytes) => ids(bytes, 0),
  countedIds: (bytes) => ids(bytes, 2),
  bondOrder: (bytes) => bondOrder(numberIn(bytes)),
  string: (bytes) => lettersOf(bytes, stylesIn(bytes).end),
  number: (bytes) => numberIn(bytes)?.toString() ?? '',
};

/** A value as CDXML writes it; empty if it is shorter than its kind, or has no name. */
export const valueInWords = (kind: Written | readonly string[], bytes: DataView): string =>
  typeof kind === 'string' ? IN_WORDS[kind](bytes) : (kind[numberIn(bytes) ?? -1] ?? '');

const lengths = (bytes: DataView): readonly number[] =>
  Array.from(
    { length: Math.floor(bytes.byteLength / 4) },
    (_, index) => bytes.getInt32(index * 4, true) / UNITS,
  );

const reordered = (values: readonly number[], order: readonly number[]): string =>
  values.length < order.length ? '' : order.map((place) => values[place]).join(' ');

function ids(bytes: DataView, start: number): string {
  const length = Math.max(0, Math.floor((bytes.byteLength - start) / 4));
  return Array.from({ length }, (_, index) => bytes.getUint32(start + index * 4, true)).join(' ');
}

function numberIn(bytes: DataView): number | undefined {
  if (bytes.byteLength === 1) return bytes.getInt8(0);
  if (bytes.byteLength === 2) return bytes.getInt16(0, true);
  if (bytes.byteLength === 4) return bytes.getInt32(0, true);
  if (bytes.byteLength === 8) return bytes.getFloat64(0, true);
  return undefined;
}

function bondOrder(bits: number | undefined): string {
  if (bits === undefined) return '';
  if (bits === -1) return 'any';
  return ORDERS.filter((_, bit) => (bits & (1 << bit)) !== 0).join(' ');
}

export interface TextStyle {
  /** Place of its first letter. */
  readonly start: number;
  readonly font: number;
  readonly face: number;
  /** In points. */
  readonly size: number;
}

/** Of a run of text: place, font, face, size in twentieths of a point, colour, two bytes each. */
const STYLE_BYTES = 10;

/** The styles before the letters of a text, and where its letters begin. */
export function stylesIn(bytes: DataView): { styles: readonly TextStyle[]; end: number } {
  const count = bytes.byteLength < 2 ? 0 : bytes.getUint16(0, true);
  const end = 2 + count * STYLE_BYTES;
  if (end > bytes.byteLength) return { styles: [], end: bytes.byteLength };
  const styles = Array.from({ length: count }, (_, index) => {
    const word = (place: number) => bytes.getUint16(2 + index * STYLE_BYTES + place * 2, true);
    return { start: word(0), font: word(1), face: word(2), size: word(3) / 20 };
  });
  return { styles, end };
}

/** Letters in UTF-8, as later versions write them, or else in the encoding of Windows. */
export function lettersOf(bytes: DataView, from: number, to = bytes.byteLength): string {
  const [start, end] = [Math.min(from, bytes.byteLength), Math.min(to, bytes.byteLength)];
  const letters = new Uint8Array(bytes.buffer, bytes.byteOffset + start, Math.max(0, end - start));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(letters);
  } catch {
    return Array.from(letters, (byte) => OF_WINDOWS[byte - 0x80] ?? String.fromCharCode(byte)).join(
      '',
    );
  }
}

/** Where windows-1252 differs from Latin-1, from 0x80. */
const OF_WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** The fonts of a document, by their numbers: platform, count, then number, encoding and name of each. */
export function fontsIn(bytes: DataView): readonly (readonly [id: number, name: string])[] {
  const fonts: (readonly [number, string])[] = [];
  for (let at = 4; at + 6 <= bytes.byteLength;) {
    const end = at + 6 + bytes.getUint16(at + 4, true);
    fonts.push([bytes.getUint16(at, true), lettersOf(bytes, at + 6, end)]);
    at = end;
  }
  return fonts;
}
