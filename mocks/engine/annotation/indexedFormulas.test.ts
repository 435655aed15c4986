import { findIndexedFormulas } from './indexedFormulas';

const found = (text: string) =>
  findIndexedFormulas(text).map(({ start, end }) => text.slice(start, end));

test.each([
  ['CaCl(2) and ZnSO(4)', ['CaCl(2)', 'ZnSO(4)']],
  ['K(2)HPO(4), H(2)O(2)', ['K(2)HPO(4)', 'H(2)O(2)']],
  ['PGE(2), PGF(2alpha) and TXA(2)', ['PGE(2)', 'PGF(2alpha)', 'TXA(2)']],
  // Chains of carbon, receptors, references and sentences have brackets, too.
  ['5-HT(2) receptors, alpha(1), OH (2), Co(2), in (3)', []],
  ['CaCl2 is left to the other rules', []],
])('indices in brackets make formulas: %s', (text, formulas) => {
  expect(found(text)).toEqual(formulas);
});
