import { safeFileName } from './safeFileName';

test.each([
  ['annotations.json', 'annotations.json'],
  ['../../etc/passwd', '_.._etc_passwd'],
  ['a<b>:c"d|e?f*.pdf', 'a_b_c_d_e_f_.pdf'],
  ['.hidden', 'hidden'],
  ['  ', 'download'],
  ['', 'download'],
  ['tab\tnull\u0000.txt', 'tab_null_.txt'],
  ['gpj.\u202Eexe', 'gpj._exe'],
  ['Überblick – β-Carotin.json', 'Überblick – β-Carotin.json'],
])('makes %j a safe name: %j', (name, expected) => {
  expect(safeFileName(name)).toBe(expected);
});

test('shortens a long name but keeps its extension', () => {
  const name = safeFileName(`${'x'.repeat(400)}.json`);
  expect(name).toHaveLength(150);
  expect(name.endsWith('.json')).toBe(true);
});
