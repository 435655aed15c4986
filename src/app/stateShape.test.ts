/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootReducer } from './store';

const page = readFileSync(join(__dirname, '../../docs/state-shape.md'), 'utf8');
const rowsLike = (pattern: RegExp) => Array.from(page.matchAll(pattern), ([, key]) => key).sort();

const state = rootReducer(undefined, { type: 'start' });
const WITHOUT_PARTS: readonly string[] = ['marcusApi', 'notices'];

test('docs/state-shape.md has a row for each key of the store, and none for another', () => {
  expect(rowsLike(/^\| `(\w+)`/gm)).toEqual(Object.keys(state).sort());
});

test('docs/state-shape.md has a row for each part of each key, and none for another', () => {
  const parts = Object.entries(state)
    .filter(([key]) => !WITHOUT_PARTS.includes(key))
    .flatMap(([key, part]) => Object.keys(part).map((name) => `${key}.${name}`));
  expect(rowsLike(/^\| `(\w+\.\w+)`/gm)).toEqual(parts.sort());
});
