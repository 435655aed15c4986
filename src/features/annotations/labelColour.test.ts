import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LABEL_COLOUR_COUNT } from '@/domain/labels';
import { LABEL_COLOURS } from '@/ui/labelColour';
import { labelColour } from './labelColour';

const TOKENS = readFileSync(path.join(process.cwd(), 'src/ui/styles/tokens.css'), 'utf8');

test('the palette has ten colours, each with a tint, in both themes', () => {
  expect(LABEL_COLOURS).toHaveLength(10);
  expect(LABEL_COLOUR_COUNT).toBe(10);
  for (const colour of LABEL_COLOURS) {
    expect(TOKENS).toMatch(new RegExp(`--label-${colour}: light-dark\\(#`));
    expect(TOKENS).toMatch(new RegExp(`--label-${colour}-tint: light-dark\\(#`));
  }
});

test('every colour of the palette is used, and no other', () => {
  const used = new Set(Array.from({ length: 500 }, (_, index) => labelColour(`label_${index}`)));
  expect([...used].sort((a, b) => (a ?? 0) - (b ?? 0))).toEqual([...LABEL_COLOURS]);
});
