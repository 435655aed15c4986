/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reducers } from './rootReducer';

test('docs/state-shape.md has a row for each key of the store, and none for another', () => {
  const page = readFileSync(join(__dirname, '../../docs/state-shape.md'), 'utf8');
  const rows = Array.from(page.matchAll(/^\| `(\w+)`/gm), ([, key]) => key);
  expect(rows.sort()).toEqual(Object.keys(reducers).sort());
});
