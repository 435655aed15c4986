import { pairWords } from './words';

const pair = { a: 'decimer', b: 'molnextr', similarity: 1 };
const labelOf = (engine: string) => engine;

test.each([
  ['agree', 'the same structure, whatever the services say', false, 'same'],
  ['agree', 'what the services say', true, 'stereo-open'],
  ['agree', 'what the services say, where stereo is not known', true, 'unknown'],
  ['disagree', 'what the services say', false, 'unknown'],
  ['disagree', 'different structures, whatever the services say', true, 'different'],
] as const)('two %s for %s', (words, _why, agree, verdict) => {
  expect(pairWords({ ...pair, agree, verdict }, labelOf)).toBe(`decimer and molnextr ${words}`);
});
