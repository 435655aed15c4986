/** Decoding and encoding of sRGB (IEC 61966-2-1). */
const LINEAR = Float32Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

const encoded = (light: number): number =>
  Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055));

/** From which difference of its channels on a pixel begins to count as coloured ink, and from which on it is nothing else. */
const COLOURED = { from: 64, fully: 128 } as const;
/** More of a picture than this is never ink, but a coloured panel. */
const MOST_INK = 0.15;

/**
 * Grey as ink: the luminance of linear light (Rec. 709) for what has no strong colour; where lines and letters
 * are coloured, their darkest channel. A red or yellow line on white paper is as much ink as a black one, but
 * the networks, which have learnt from black drawings, would take it for a pale or hashed line by its
 * luminance.
 *
 * @param pixels opaque, red, green and blue first
 * @param channels a pixel: 3 or 4
 */
export function inkGrey(pixels: ArrayLike<number>, count: number, channels: 3 | 4): Uint8Array {
  const grey = new Uint8Array(count);
  const isInk = colouredShare(pixels, count, channels) <= MOST_INK;
  for (let pixel = 0, at = 0; pixel < count; pixel += 1, at += channels) {
    const red = pixels[at] ?? 255;
    const green = pixels[at + 1] ?? 255;
    const blue = pixels[at + 2] ?? 255;
    if (red === green && green === blue) {
      grey[pixel] = red;
      continue;
    }
    const light = luminance(red, green, blue);
    grey[pixel] = isInk ? darkened(light, red, green, blue) : light;
  }
  return grey;
}

/** Part of the pixels that are coloured, 0..1. */
function colouredShare(pixels: ArrayLike<number>, count: number, channels: number): number {
  let coloured = 0;
  for (let at = 0; at < count * channels; at += channels) {
    const red = pixels[at] ?? 255;
    const green = pixels[at + 1] ?? 255;
    const blue = pixels[at + 2] ?? 255;
    if (Math.max(red, green, blue) - Math.min(red, green, blue) >= COLOURED.from) coloured += 1;
  }
  return count === 0 ? 0 : coloured / count;
}

function darkened(grey: number, red: number, green: number, blue: number): number {
  const least = Math.min(red, green, blue);
  const colour = Math.max(red, green, blue) - least;
  const share = (colour - COLOURED.from) / (COLOURED.fully - COLOURED.from);
  return Math.round(grey - (grey - least) * Math.min(1, Math.max(0, share)));
}

const light = (value: number): number => LINEAR[value] ?? 1;

const luminance = (red: number, green: number, blue: number): number =>
  encoded(0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue));
