/** Writes PNG files (W3C Portable Network Graphics, Third Edition). */

const SIGNATURE = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10);
const METRES_AN_INCH = 0.0254;

/** Annex D of the specification. */
const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) {
    value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  }
  return value;
});

function checksum(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (let at = 0; at < bytes.length; at += 1) {
    value = (CRC_TABLE[(value ^ (bytes[at] ?? 0)) & 255] ?? 0) ^ (value >>> 8);
  }
  return (value ^ 0xffffffff) >>> 0;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const whole = new Uint8Array(12 + data.length);
  const view = new DataView(whole.buffer);
  view.setUint32(0, data.length);
  for (let at = 0; at < 4; at += 1) whole[4 + at] = type.charCodeAt(at);
  whole.set(data, 8);
  view.setUint32(8 + data.length, checksum(whole.subarray(4, 8 + data.length)));
  return whole;
}

export interface PngPixels {
  readonly width: number;
  readonly height: number;
  /** Grey, or red, green, blue; 8 bits each. */
  readonly channels: 1 | 3;
  /** Row by row. */
  readonly data: Uint8Array;
  /** Pixels per inch. */
  readonly dpi: number;
}

const COLOUR_TYPES = { 1: 0, 3: 2 } as const;

function header({ width, height, channels }: PngPixels): Uint8Array {
  const data = new Uint8Array(13);
  const view = new DataView(data.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  data.set([8, COLOUR_TYPES[channels]], 8);
  return chunk('IHDR', data);
}

function resolution(dpi: number): Uint8Array {
  const data = new Uint8Array(9);
  const view = new DataView(data.buffer);
  const perMetre = Math.round(dpi / METRES_AN_INCH);
  view.setUint32(0, perMetre);
  view.setUint32(4, perMetre);
  // unit: metre
  data[8] = 1;
  return chunk('pHYs', data);
}

/** Each row begins with its filter, of which there is none. */
function rows({ width, height, channels, data }: PngPixels): Uint8Array<ArrayBuffer> {
  const length = width * channels;
  const all = new Uint8Array((1 + length) * height);
  for (let y = 0; y < height; y += 1) {
    all.set(data.subarray(y * length, (y + 1) * length), y * (1 + length) + 1);
  }
  return all;
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** A PNG that states its resolution. */
export async function pngFile(pixels: PngPixels): Promise<Uint8Array<ArrayBuffer>> {
  const parts = [
    SIGNATURE,
    header(pixels),
    resolution(pixels.dpi),
    chunk('IDAT', await deflated(rows(pixels))),
    chunk('IEND', new Uint8Array()),
  ];
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
