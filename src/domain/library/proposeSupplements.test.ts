/** @jest-environment node */
import { beginsAsSupplement, proposeSupplements, type ListedPdf } from './proposeSupplements';

const DOI = '10.1021/np100001a';
const proposed = (pdf: Partial<ListedPdf>, ...articles: Partial<ListedPdf>[]) =>
  proposeSupplements(
    [pdf, ...articles].map((one, index) => ({ hash: String(index), name: 'a.pdf', ...one })),
  ).get('0');

const ARTICLE = { name: 'roe2012.pdf', doi: DOI };

test.each<[string, Partial<ListedPdf>, string | undefined]>([
  ['says so, same DOI', { saysSupplement: true, doi: '10.1021/NP100001A' }, '1'],
  ['says so, another DOI', { saysSupplement: true, doi: '10.1021/np2' }, undefined],
  ['says so, without a DOI', { saysSupplement: true }, undefined],
  ['the same DOI alone', { doi: DOI }, undefined],
  ['is named so, same DOI', { name: 'my-supplementary-file.pdf', doi: DOI }, '1'],
  ['roe2012_SI.pdf', { name: 'roe2012_SI.pdf' }, '1'],
  ['roe2012-s001.pdf', { name: 'roe2012-s001.pdf' }, '1'],
  ['roe2012_si_002.pdf', { name: 'roe2012_si_002.pdf' }, '1'],
  ['roe2012-mmc1.pdf', { name: 'roe2012-mmc1.pdf' }, '1'],
  ['roe2012_MOESM1_ESM.pdf', { name: 'roe2012_MOESM1_ESM.pdf' }, '1'],
  ['roe2012-sup-0001-SuppMat.pdf', { name: 'roe2012-sup-0001-SuppMat.pdf' }, '1'],
  ['Roe 2012 Supporting Information (1).pdf', { name: 'Roe 2012 Supporting Info (1).pdf' }, '1'],
  ['supplementary_roe2012.pdf', { name: 'supplementary_roe2012.pdf' }, '1'],
  ['named by the end of the DOI', { name: 'np100001a_si_001.pdf' }, '1'],
  ['roe2012_silicon.pdf', { name: 'roe2012_silicon.pdf' }, undefined],
  ['roe2013_SI.pdf', { name: 'roe2013_SI.pdf' }, undefined],
  ['SI.pdf', { name: 'SI.pdf' }, undefined],
  ['decided: of none', { name: 'roe2012_SI.pdf', supplementOf: null }, undefined],
  ['decided: of another', { name: 'roe2012_SI.pdf', supplementOf: 'x' }, undefined],
])('%s', (_what, pdf, expected) => {
  expect(proposed(pdf, ARTICLE)).toBe(expected);
});

test('nothing is proposed where several articles fit, or what fits is a supplement itself', () => {
  const si = { name: 'roe2012_SI.pdf', doi: DOI };
  expect(proposed(si, ARTICLE, { name: 'b.pdf', doi: DOI })).toBeUndefined();
  expect(proposed(si, { ...ARTICLE, saysSupplement: true })).toBeUndefined();
  expect(proposed(si, { ...ARTICLE, supplementOf: 'x' })).toBeUndefined();
});

test('nothing is proposed of an article that has supplements', () => {
  const [si, other] = [{ name: 'roe2012_SI.pdf' }, { name: 'c.pdf', supplementOf: '0' }];
  expect(proposed(si, ARTICLE, other)).toBeUndefined();
});

test.each([
  ['Supporting Information\nOn teas', true],
  ['Electronic Supplementary Material for: On teas', true],
  ['Supplemental data', true],
  ['On the supplementary motor area', false],
  [`${'On teas, by Jane Roe. '.repeat(10)} Supporting Information`, false],
])('%s', (text, expected) => {
  expect(beginsAsSupplement(text)).toBe(expected);
});
