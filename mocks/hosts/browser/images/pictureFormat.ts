export type PictureType =
  | 'image/png'
  | 'image/jpeg'
  | 'image/gif'
  | 'image/bmp'
  | 'image/webp'
  | 'image/tiff';

/** The first bytes of each format; a null may be any. */
const SIGNATURES: readonly (readonly [PictureType, readonly (number | null)[]])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47]],
  ['image/jpeg', [0xff, 0xd8]],
  ['image/gif', [0x47, 0x49, 0x46]],
  ['image/bmp', [0x42, 0x4d]],
  ['image/webp', [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50]],
  ['image/tiff', [0x49, 0x49, 42, 0]],
  ['image/tiff', [0x4d, 0x4d, 0, 42]],
];

/** The format of a picture by its first bytes; undefined for any that is not read. */
export const pictureTypeOf = (bytes: Uint8Array): PictureType | undefined =>
  SIGNATURES.find(([, signature]) =>
    signature.every((value, at) => value === null || bytes[at] === value),
  )?.[0];
