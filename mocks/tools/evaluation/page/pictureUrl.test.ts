import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { pictureUrl } from './pictureUrl';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marcus-picture-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const sizeOf = async (url: string) => {
  const prefix = 'data:image/png;base64,';
  expect(url.startsWith(prefix)).toBe(true);
  const { format, width, height } = await sharp(
    Buffer.from(url.slice(prefix.length), 'base64'),
  ).metadata();
  return { format, width, height };
};

test.each([
  ['a small picture as it is', 'tiff', [40, 20], [40, 20]],
  ['a large one at 900 pixels', 'tiff', [1800, 600], [900, 300]],
  ['a PNG', 'png', [30, 30], [30, 30]],
] as const)('shows %s (%s)', async (_, format, [width, height], [shownWidth, shownHeight]) => {
  const file = path.join(folder, `picture.${format}`);
  const blank = { create: { width, height, channels: 3, background: '#fff' } } as const;
  await sharp(blank).toFormat(format).toFile(file);
  const shown = await sizeOf(await pictureUrl(file));
  expect(shown).toEqual({ format: 'png', width: shownWidth, height: shownHeight });
});

test('shows nothing for a damaged picture', async () => {
  const file = path.join(folder, 'damaged.png');
  await writeFile(file, 'no picture');
  expect(await pictureUrl(file)).toBe('');
});
