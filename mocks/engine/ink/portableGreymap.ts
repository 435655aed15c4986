import type { GreyImage } from './pixels';

/** A picture as a binary portable greymap (PGM, `P5`): a header and the grey values as they are. */
export function portableGreymap({ width, height, data }: GreyImage): Uint8Array {
  const header = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(header.length + data.length);
  file.set(header);
  file.set(data, header.length);
  return file;
}
