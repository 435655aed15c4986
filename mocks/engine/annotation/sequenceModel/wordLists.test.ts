import { bloomFilterOf } from '../taxa/bloomFilter';
import { wordKinds } from './wordLists';

const kindOf = wordKinds({
  common: bloomFilterOf(['daily'], 0.001),
  rare: bloomFilterOf(['goitre'], 0.001),
});

test.each([
  ['daily', 'common'],
  ['goitre', 'rare'],
  ['zorvex', 'unlisted'],
  ['5', '#'],
  ['of', '#'],
])('"%s" is %s', (word, kind) => {
  expect(kindOf(word)).toBe(kind);
});
