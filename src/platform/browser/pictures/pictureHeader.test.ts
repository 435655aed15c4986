/** @jest-environment node */
import { jpegHeader, pngHeader } from './pictureHeader';
import { requireInflatable } from './requireInflatable';
import { zlibSync } from 'fflate';

const big = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, at) => (value >>> (8 * (bytes - 1 - at))) & 0xff);
const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

const chunk = (name: string, data: readonly number[]) => [
  ...big(data.length, 4),
  ...letters(name),
  ...data,
  ...big(0, 4),
];
const png = (...chunks: readonly (readonly number[])[]) =>
  Uint8Array.from([
    ...[0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10],
    ...chunk('IHDR', [...big(300, 4), ...big(200, 4), 8, 2, 0, 0, 0]),
    ...chunks.flat(),
    ...chunk('IEND', []),
  ]);
const density = (perMetre: number, unit = 1) =>
  chunk('pHYs', [...big(perMetre, 4), ...big(perMetre, 4), unit]);

test.each([
  ['without a resolution', png(), { width: 300, height: 200 }],
  ['of 300 dpi', png(density(11_811)), { width: 300, height: 200, dpi: 300 }],
  ['with a resolution of no unit', png(density(11_811, 0)), { width: 300, height: 200 }],
  ['with an unusable resolution', png(density(1)), { width: 300, height: 200 }],
])('a PNG %s', (_what, bytes, expected) => {
  expect(pngHeader(bytes)).toEqual(expected);
});

test.each([0, 8, 20])('a PNG that ends after %d bytes is cut off', (length) => {
  expect(() => pngHeader(png().slice(0, length))).toThrow('It is cut off');
});

const segment = (marker: number, data: readonly number[]) => [
  ...[0xff, marker],
  ...big(data.length + 2, 2),
  ...data,
];
const jpeg = (...segments: readonly (readonly number[])[]) =>
  Uint8Array.from([
    ...[0xff, 0xd8, ...segments.flat()],
    ...segment(0xc0, [8, ...big(200, 2), ...big(300, 2), 1, 1, 0x11, 0]),
    ...[0xff, 0xd9],
  ]);
const jfif = (unit: number, dots: number) =>
  segment(0xe0, [...letters('JFIF'), 0, 1, 1, unit, ...big(dots, 2), ...big(dots, 2), 0, 0]);
const exif = (orientation: number) =>
  segment(0xe1, [
    ...[...letters('Exif'), 0, 0, ...letters('MM'), 0, 42, ...big(8, 4), ...big(1, 2)],
    ...[...big(0x0112, 2), ...big(3, 2), ...big(1, 4), ...big(orientation, 2), 0, 0],
  ]);

test.each([
  ['alone', jpeg(), { width: 300, height: 200, orientation: 1 }],
  ['of 150 dpi', jpeg(jfif(1, 150)), { width: 300, height: 200, orientation: 1, dpi: 150 }],
  [
    'of dots a centimetre',
    jpeg(jfif(2, 118)),
    { width: 300, height: 200, orientation: 1, dpi: 300 },
  ],
  ['with an aspect only', jpeg(jfif(0, 100)), { width: 300, height: 200, orientation: 1 }],
  ['that has to be turned', jpeg(exif(6)), { width: 300, height: 200, orientation: 6 }],
  [
    'with an empty Exif',
    jpeg(segment(0xe1, letters('Exif'))),
    { width: 300, height: 200, orientation: 1 },
  ],
])('a JPEG %s', (_what, bytes, expected) => {
  expect(jpegHeader(bytes)).toEqual(expected);
});

test('a JPEG without a picture is damaged', () => {
  expect(() => jpegHeader(jpeg().slice(0, 4))).toThrow('It is damaged');
});

test('a PNG whose pixels take more memory than it says is refused', () => {
  const pixels = (bytes: number) => png(chunk('IDAT', [...zlibSync(new Uint8Array(bytes))]));
  const size = { width: 300, height: 200 };
  expect(() => requireInflatable(pixels(300 * 200 * 3), size)).not.toThrow();
  expect(() => requireInflatable(pixels(20_000_000), size)).toThrow('more pixels than it says');
});
