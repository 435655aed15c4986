import type { Attack, Family } from '../attackTypes';
import { fileForm, FORM_TYPE } from '../formBody';
import { pngOf } from '../hostilePictures';
import { requireAnswer, requireRefusal } from '../judge';
import { withinMemory } from '../memoryWatch';

type Picture = readonly [filename: string, bytes: () => Uint8Array];

/** Unreadable pictures. */
const broken: Readonly<Record<string, Picture>> = {
  'an empty file': ['a.png', () => Buffer.alloc(0)],
  'a text': ['a.png', () => Buffer.from('hello')],
  'a header without a picture': ['a.png', () => pngOf(10, 10).subarray(0, 33)],
  'missing rows': ['a.png', () => pngOf(1_000, 1_000, 10).subarray(0, 60)],
  'a JPEG of two bytes': ['a.jpg', () => Buffer.from([0xff, 0xd8])],
  'a TIFF whose list leads to itself': [
    'a.tif',
    () => Buffer.from([0x49, 0x49, 42, 0, 8, 0, 0, 0, 0, 0, 8, 0, 0, 0]),
  ],
  'a drawing with entities': [
    'a.png',
    () => Buffer.from('<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>'),
  ],
  'a program': ['a.exe', () => Buffer.from('MZ')],
  'a picture of no size': ['a.png', () => pngOf(0, 0)],
};

/** Pictures that are larger than they look. */
const bombs: Readonly<Record<string, readonly [side: number, isLong: boolean]>> = {
  'a bomb of 12,000 × 12,000': [12_000, false],
  'a bomb of 30,000 × 30,000': [30_000, true],
};

const path = '/latest/ocsr/generate_both';
const engine = { engine: 'decimer' };

const reading = (name: string, [filename, bytes]: Picture): Attack => ({
  name,
  limitMs: 60_000,
  run: async (target) => {
    const body = fileForm({ field: 'image_file', filename, bytes: bytes() }, engine);
    requireRefusal(await target.ask({ method: 'POST', path, body }, FORM_TYPE));
  },
});

const bomb = (name: string, [side, isLong]: readonly [number, boolean]): Attack => ({
  name,
  isLong,
  limitMs: 120_000,
  run: async (target) => {
    const bytes = pngOf(side, side);
    const body = fileForm({ field: 'image_file', filename: 'a.png', bytes }, engine);
    await withinMemory(target, async () =>
      requireAnswer(await target.ask({ method: 'POST', path, body }, FORM_TYPE)),
    );
  },
});

export const pictures: Family = {
  name: 'pictures',
  attacks: [
    ...Object.entries(broken).map(([name, picture]) => reading(name, picture)),
    ...Object.entries(bombs).map(([name, size]) => bomb(name, size)),
  ],
};
