import { massStatements } from './massStatements';

const said = (sentence: string, isRow = false) =>
  massStatements(sentence, isRow).map(({ formula, mass, within }) =>
    formula === undefined ? `${mass.toFixed(3)} ± ${within.toFixed(4)}` : formula,
  );

test.each([
  ['behind the m/z', 'HRESIMS m/z 443.2434 [M + H]+ (calcd for C26H35O6, 443.2428).'],
  ['with its charge', 'HR-ESI-MS m/z: 443.2434 [M+H]+ (calcd. for C26H35O6+: 443.2428)'],
  ['with sodium', '(+)-HRESIMS m/z 465.2251 [M+Na]+ (calcd for C26H34O6Na, 465.2248).'],
  ['with formate', 'HRESIMS m/z 487.2341 [M+HCOO]- (calcd for C27H35O8, 487.2337)'],
  ['without a hydrogen', 'HRESIMS m/z 441.2279 [M − H]− (calcd for C26H33O6, 441.2283)'],
  ['without water', 'HRESIMS m/z 425.2320 [M+H−H2O]+ (calcd for C26H33O5, 425.2323)'],
  ['before the m/z', 'HRMS (ESI) m/z calcd for C26H35O6 [M+H]+ 443.2428, found 443.2434.'],
  ['with two charges', 'HRESIMS m/z 222.1250 [M+2H]2+ (calcd for C26H36O6, 222.1250)'],
  ['of electron impact', 'HREIMS m/z 442.2351 (calcd for C26H34O6: 442.2355)'],
])('a formula of an ion is that of its molecule: %s', (_where, sentence) => {
  expect(said(sentence)).toEqual(['C26H34O6']);
});

test.each([
  ['the molecule though an ion is named', 'm/z calcd for C26H34O6 [M+H]+ 443.2428, found 443.2434'],
  ['what is called one', 'The molecular formula was deduced as C26H34O6.'],
  ['indices that stand apart', 'Its formula was C 26 H 34 O 6, with ten rings.'],
  ['elements that stand apart', 'The formula C26 H34 O6 (MW = 442.55) was found.'],
  [
    'indices of their own signs',
    'The formula C₂₆H₃₄O₆ was based on the peak at 441.2283 [M – H]⁻.',
  ],
  ['what was analysed', 'Anal. Calcd for C26H34O6: C, 70.56; H, 7.74.'],
])('a formula is that of %s', (_what, sentence) => {
  expect(said(sentence)).toEqual(['C26H34O6']);
});

test('a formula in the row of a table needs no word', () => {
  expect(said('2 atlantinone 442.55 C26H34O6', true)).toEqual(['C26H34O6']);
  expect(said('2 atlantinone 442.55 C26H34O6')).toEqual([]);
});

test.each([
  ['a fragment', 'The fragment ion at m/z 153.0182 (C7H5O4) is typical.'],
  ['an ion in brackets', 'The formula of m/z 153.0182 is [C7H5O4]+.'],
  ['a reagent', 'It was washed with C6H14 and dried.'],
  ['a column', 'A C 18 column of 250 mm was used for HPLC.'],
  ['a formula that its stated mass contradicts', 'HREIMS m/z 442.2351 (calcd for C26H36O6).'],
])('nothing is said by %s', (_what, sentence) => {
  expect(said(sentence)).toEqual([]);
});

test.each([
  ['MS m/z 443.2 MH+', '442.193 ± 0.9000'],
  ['ESIMS m/z 443 [M+H]+', '441.993 ± 0.9000'],
  ['It gave [M+H]+ at m/z 443.', '441.993 ± 0.9000'],
  ['HRESIMS m/z 443.2434 [M+H]+', '442.236 ± 0.0044'],
  ['HRFABMS m/z 907.4609 [2M+Na]+', '442.236 ± 0.0091'],
  ['MS (EI) m/z (%): 442 (100) [M]+, 153 (20).', '442.001 ± 0.9000'],
])('without a formula, the mass of the molecule: %s', (sentence, mass) => {
  expect(said(sentence)).toEqual([mass]);
});
