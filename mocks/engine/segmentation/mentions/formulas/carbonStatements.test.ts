import { carbonStatements } from './carbonStatements';

const said = (sentence: string) => carbonStatements(sentence).map(({ carbons }) => carbons);

test.each([
  [6, '13C NMR (CDCl3, 100 MHz) δ 170.1 (C-1), 133.2 (C-2), 71.9 (C-3), 55.3 (OCH3), 21.0, 14.1.'],
  [6, '13C NMR (125 MHz, CD3OD): δC 170.1 (s), 133.2 (d), 71.9 (d), 55.3 (q), 21.0 (t), 14.1 (q)'],
  [6, '¹³C-NMR (DMSO-d6, δ ppm): 170.1, 133.2, 71.9, 55.3, 21.0 and 14.1; HRESIMS m/z 221.1.'],
  [6, '13C{1H} NMR (101 MHz, CDCl3) δ 170.1, 133.2, 71.9, 55.3, 21.0, and 14.1; IR 1720.5 cm-1.'],
  [6, 'An oil; C NMR (CDCl3) δ 170.1, 133.2, 71.9, 55.3, 21.0, 14.1; H NMR δ 7.10, 6.90.'],
  [6, '13 C NMR data (CDCl3) δ 170.1 s, 133.2 d, 71.9 d, 55.3 q, 21.0 t, 14.1 q'],
  [
    6,
    'Its 13C NMR spectrum (CDCl3): δ C-1: 170.1, C-2: 133.2, C-3: 71.9, C-4: 55.3, C-5: 21.0, C-6: 14.1',
  ],
  [
    7,
    '13C NMR δ 170.1 (C-1), 129.5 (2C, C-2, C-6), 71.9 (d, J = 7.1 Hz), 55.3 (OCH3), 21.0, 14.1.',
  ],
  [9, '13C NMR δ 170.1 (C-1), 60.1 (2 × OCH3), 29.5 (2 × CH2), 71.9, 55.3 (OCH3), 21.0, 14.1.'],
])('a list has %i signals: %s', (carbons, sentence) => {
  expect(said(sentence)).toEqual([carbons]);
});

test.each([
  [30, 'Its 13C NMR spectrum showed 30 carbon signals, six of them of olefins.'],
  [30, 'The 13C NMR and DEPT spectra exhibited thirty carbon resonances.'],
  [27, 'The 13C NMR spectrum showed twenty-seven well-resolved carbon signals.'],
  [15, 'The 13C-NMR spectrum displayed signals for a total of 15 carbons.'],
  [15, 'The C NMR spectrum of 3 showed 15 signals.'],
  [15, 'The 13C NMR spectrum of 3 showed 15 signals.'],
  [
    30,
    'The DEPT spectrum showed seven methyls, eleven methylenes, six methines and six quaternary carbons.',
  ],
  [30, 'DEPT showed 7 × CH3, 11 × CH2, 6 × CH, and 6 quaternary carbons.'],
  [
    20,
    'The 13C NMR spectrum showed four methyl groups, eight methylene (two oxygenated methines), and eight methine carbons.',
  ],
])('it states %i carbons in words: %s', (carbons, sentence) => {
  expect(said(sentence)).toEqual([carbons]);
});

test.each([
  [5, 'in chloroform', '13C NMR (CDCl3) δ 170.1, 133.2, 77.0, 55.3, 21.0, 14.1.'],
  [6, 'in chloroform, assigned', '13C NMR (CDCl3) δ 170.1, 133.2, 77.0 (C-3), 55.3, 21.0, 14.1.'],
  [6, 'in another one', '13C NMR (CD3OD) δ 170.1, 133.2, 77.0, 55.3, 21.0, 14.1.'],
  [5, 'by its name', '13C NMR δ 170.1, 133.2, 55.3, 49.0 (CD3OD), 21.0, 14.1.'],
])('%i signals are left without the solvent’s: %s', (carbons, _where, sentence) => {
  expect(said(sentence)).toEqual([carbons]);
});

test.each([
  ['a range', '13C NMR (CDCl3) δ 170.1, 133.2, 71.9, 55.3, 31.0, 29.3–29.7, 14.1.'],
  ['a mixture', 'The 13C NMR spectrum of the mixture showed 60 carbon signals.'],
  ['rotamers', '13C NMR (rotamers) δ 170.1, 133.2, 71.9, 55.3, 21.0, 14.1.'],
  [
    'a derivative',
    'Its acetylation gave a product with 36 carbon signals in the 13C NMR spectrum.',
  ],
  ['fluorine', '13C NMR δ 162.1 (d, JC-F = 245 Hz), 133.2, 71.9, 55.3, 21.0, 14.1.'],
  ['signals of protons without their 1', 'The C NMR and H NMR spectra showed 30 signals.'],
  ['signals of protons', 'The 13C NMR and 1H NMR spectra showed 30 signals.'],
  [
    'what is compared with',
    'The NMR data show three signals fewer than the 30 carbon signals of 2.',
  ],
  ['a few', 'The 13C NMR spectrum showed four carbon signals of a sugar.'],
  ['no spectrum', 'The fatty acid has 20 carbon atoms.'],
  ['what stands elsewhere', '1H and 13C NMR see Table 1 (HREIMS m/z 442.2254).'],
  ['masses', '13C NMR data agreed; HRESIMS m/z 443.2, 425.2, 407.2, 389.2, 371.2, 353.2.'],
  ['a list of protons', '1H NMR (CDCl3) δ 7.10, 6.90, 5.32, 4.21, 3.87, 2.10.'],
  ['two kinds', 'DEPT showed seven methyls and six quaternary carbons.'],
])('nothing is said by %s', (_what, sentence) => {
  expect(said(sentence)).toEqual([]);
});
