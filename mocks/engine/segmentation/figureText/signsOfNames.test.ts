import { withSignsOf } from './signsOfNames';

describe('the signs of names are the second reader’s', () => {
  test.each([
    ['Greek letters', '3B-hydroxyolean-12-en-28-oic acid', '3β-hydroxyolean-12-en-28-oic acid'],
    ['letters taken for digits', '5a-cholest-7-en-33-0l', '5α-cholest-7-en-3β-ol'],
    ['commas and primes', '2\'4"-dihydroxychalcone', "2',4'-dihydroxychalcone"],
    ['brackets', 'pyrazino[1,2-alindole', 'pyrazino[1,2-a]indole'],
    ['digits of formulas', 'of D,O and DMSO-ds', 'of D2O and DMSO-d6'],
  ])('%s', (_what, first, second) => {
    expect(withSignsOf(first.split(' '), second)?.join(' ')).toBe(second);
  });
});

describe('all else is the first reader’s', () => {
  test.each([
    ['letters', '8-prenyl-4-hydroxyflavanone', '8-prenyl-4-hydroxylflavanome'],
    [
      'signs that the second has twice',
      '13-hydroxyoctadeca-9-enoic',
      '13-hydroxyoctadeca--9-enoic',
    ],
    ['signs that the second leaves out', 'O-[α-L-rhamnopyranosyl-', 'O-α-L-rhamnopyranosyl'],
    ['prose', 'was described. However, it', "was described, However' it"],
    ['punctuation around', 'as the ‘3-epimer’.', "as the '3-epimer,"],
    ['numbers', 'at 10 mM 2-hydroxy-acid', 'at 10-μ mM 2-hydroxy-acid'],
    ['strokes', 'and/or hydro-bromide/bromide', 'andlor hydro-bromidelbromide'],
    ['blanks', 'the 3-epimer was obtained', 'the3-epimer wasobtained'],
  ])('%s', (_what, first, second) => {
    expect(withSignsOf(first.split(' '), second)?.join(' ')).toBe(first);
  });
});

test('each word keeps its place', () => {
  const words = ['a', '3B-ol', 'and', '2B-ol'];
  expect(withSignsOf(words, 'a 3β-ol and 2β-ol')).toEqual(['a', '3β-ol', 'and', '2β-ol']);
});

test('of two readings with little in common, nothing is taken', () => {
  expect(withSignsOf(['was', '2-chloro-phenol'], "wa5 2,4'-c1or,0")).toBeUndefined();
});
