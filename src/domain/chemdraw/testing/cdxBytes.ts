/** Numbers as CDX and compound files write them, the lowest byte first. */
export const u16 = (value: number): number[] => [value & 0xff, (value >> 8) & 0xff];
export const u32 = (value: number): number[] => [...u16(value & 0xffff), ...u16(value >>> 16)];
/** Coordinates in 1/65536 of a point. */
export const lengths = (...points: readonly number[]): number[] =>
  points.flatMap((point) => u32(Math.round(point * 65_536) >>> 0));

export const property = (tag: number, data: readonly number[]): number[] => [
  ...u16(tag),
  ...u16(data.length),
  ...data,
];

export const object = (tag: number, id: number, ...content: readonly number[][]): number[] => [
  ...u16(tag),
  ...u32(id),
  ...content.flat(),
  0,
  0,
];

/** A text in one style: font 3, 12 points. */
export const styled = (letters: readonly number[]): number[] => [
  ...u16(1),
  ...[0, 3, 0, 240, 0].flatMap(u16),
  ...letters,
];

/** A CDX file of a document with these properties and objects. */
export const cdx = (...content: readonly number[][]): Uint8Array =>
  Uint8Array.from([
    ...new TextEncoder().encode('VjCD0100'),
    ...[4, 3, 2, 1],
    ...new Array<number>(10).fill(0),
    ...object(0x80_00, 0, ...content),
    0,
    0,
  ]);
