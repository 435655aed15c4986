/** @jest-environment node */
import { articleAsPublication, familyName } from './articleAsPublication';

test.each([
  ['Simona Birtić', 'Birtić'],
  ['Roe, Jane', 'Roe'],
  ['Roe JX', 'Roe'],
  ['J.-P. Poe', 'Poe'],
  ['Ana María de la Vega', 'de la Vega'],
  ['Marc van der Poe', 'van der Poe'],
  ['Li Wei', 'Wei'],
  ['The MARCUS project', 'The MARCUS project'],
  ['WHO', 'WHO'],
])('the family name of %s is %s', (author, name) => {
  expect(familyName(author)).toBe(name);
});

test('an article without authors names no first one', () => {
  expect(articleAsPublication({ authors: [], title: 'On tea' })).toEqual({
    ...{ doi: '', authors: [], title: 'On tea' },
  });
});
