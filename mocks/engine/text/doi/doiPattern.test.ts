import { cleanDoi, doisIn } from './doiPattern';

it.each([
  ['10.3390/metabo2010039.', '10.3390/metabo2010039'],
  ['10.1021/np0104),', '10.1021/np0104'],
  ['10.1016/S0040-4039(00)12345-6', '10.1016/S0040-4039(00)12345-6'],
  ['10.1016/S0040-4039(00)12345-6).', '10.1016/S0040-4039(00)12345-6'],
  ['10.1371/journal.pone.0000001.s001', '10.1371/journal.pone.0000001'],
  ['10.1002/anie.202012345?af=R', '10.1002/anie.202012345'],
])('cleans %s', (found, doi) => {
  expect(cleanDoi(found)).toBe(doi);
});

it.each([
  '10.1039/b000000x',
  '10.3390/xxxxx',
  '10.1021/acs.jnatprod.XXXXXXX',
  '10.1055/s-0000-xxxxxxx',
  '10.1234/TBD',
])('refuses the placeholder %s', (found) => {
  expect(cleanDoi(found)).toBeUndefined();
});

it('finds all DOIs of a text, including those in links', () => {
  expect(doisIn('see https://doi.org/10.5555/one and (doi:10.5555/two).')).toEqual([
    '10.5555/one',
    '10.5555/two',
  ]);
});
