/** @jest-environment node */
import { KEPT_STATE } from './keptState';
import { valueAt } from './stored/storedData';
import { fullWork } from './testing/fullWork';

const kept = Object.values(KEPT_STATE)
  .flatMap((fields) => Object.values(fields))
  .filter((where) => !where.includes(' '));

test.each(kept)('what is declared to be kept at %s is part of saved work', (where) => {
  expect(valueAt(fullWork, where.split('.'))).toBeDefined();
});
