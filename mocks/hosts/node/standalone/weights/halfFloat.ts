/** Bits of the fraction of a single-precision number, and how many more that is than half-precision has. */
const SINGLE_BITS = 23;
const FEWER_BITS = 13;

/** The two exponents' biases are 127 and 15. */
const EXPONENT_OFFSET = 112;

const LARGEST = 0x7bff;
const SIGN = 0x8000;

const single = new Float32Array(1);
const bits = new Uint32Array(single.buffer);

/**
 * The nearest half-precision number (IEEE 754 binary16), as its bits. What is too large becomes the largest.
 *
 * @param value finite
 */
export function toHalf(value: number): number {
  single[0] = value;
  const whole = bits[0]!;
  const sign = (whole >>> 16) & SIGN;
  const exponent = ((whole >>> SINGLE_BITS) & 0xff) - EXPONENT_OFFSET;
  const fraction = whole & 0x7fffff;
  if (exponent <= 0) return sign | Math.round(Math.abs(value) * 2 ** 24);
  // Rounding up the largest fraction raises the exponent, beside which it stands.
  const rounded = Math.round((exponent * 2 ** SINGLE_BITS + fraction) / 2 ** FEWER_BITS);
  return sign | Math.min(rounded, LARGEST);
}
