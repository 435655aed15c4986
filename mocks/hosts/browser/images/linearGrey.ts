/** Decoding and encoding of sRGB (IEC 61966-2-1). */
const LINEAR = Float32Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

const encoded = (light: number): number =>
  Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055));

/**
 * Grey as libvips makes it, which decodes pictures under Node: luminance (Rec. 709) of linear light. The
 * networks are calibrated on that.
 *
 * @param rgba opaque pixels
 */
export function linearGrey(rgba: ArrayLike<number>, count: number): Uint8Array {
  const grey = new Uint8Array(count);
  for (let pixel = 0, at = 0; pixel < count; pixel += 1, at += 4) {
    const red = rgba[at] ?? 255;
    const green = rgba[at + 1] ?? 255;
    const blue = rgba[at + 2] ?? 255;
    grey[pixel] = red === green && green === blue ? red : luminance(red, green, blue);
  }
  return grey;
}

const light = (value: number): number => LINEAR[value] ?? 1;

const luminance = (red: number, green: number, blue: number): number =>
  encoded(0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue));
