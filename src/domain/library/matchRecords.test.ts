import type { ArticleRecord } from '../articleRecord';
import { matchRecords, recordKey, type KnownArticle } from './matchRecords';

const RECORD: ArticleRecord = {
  title: 'Antimalarial sesquiterpenes from Artemisia annua: structure – and synthesis',
  authors: ['Jane Roe'],
  doi: '10.1021/np100001A',
  from: 'refs.bib',
};
const PLAIN = 'Antimalarial Sesquiterpenes from Artemisia annua: Structure and Synthesis';

const matches = (record: ArticleRecord, article: Omit<KnownArticle, 'hash'>, chosen?: string) =>
  matchRecords(
    [{ id: 'r', record, ...(chosen !== undefined && { chosen }) }],
    [{ hash: 'h', ...article }],
  ).length === 1;

test.each<[string, boolean, Omit<KnownArticle, 'hash'>]>([
  ['the same DOI in other letters', true, { name: 'a.pdf', doi: '10.1021/NP100001a' }],
  ['the same title, but for dashes and case', true, { name: 'a.pdf', title: PLAIN }],
  ['the same title, but another DOI', false, { name: 'a.pdf', title: PLAIN, doi: '10.1021/x1' }],
  ['the DOI in its file name', true, { name: '10.1021_np100001a.pdf' }],
  ['the DOI in its file name, saved twice', true, { name: '10.1021%2Fnp100001a (1).pdf' }],
  ['the end of the DOI as its file name', true, { name: 'np100001a.pdf' }],
  ['the title as its file name', true, { name: `${PLAIN}.pdf` }],
  ['a cut title after authors and year', true, { name: `Roe - 2010 - ${PLAIN.slice(0, 60)}.pdf` }],
  ['the beginning of the title, too short to tell', false, { name: 'Antimalarial.pdf' }],
  ['a name that goes on otherwise', false, { name: `${PLAIN.slice(0, 60)}, part 2.pdf` }],
  ['nothing in common', false, { name: 'a.pdf', title: 'Another paper about plants' }],
])('an article with %s: %s', (_what, expected, article) => {
  expect(matches(RECORD, article)).toBe(expected);
});

test('a title that any article could have is no match', () => {
  const record = { title: 'Introduction', authors: [], from: 'a.ris' };
  expect(matches(record, { name: 'a.pdf', title: 'Introduction' })).toBe(false);
});

test('a file name that is a word is no end of a DOI', () => {
  const record = { authors: [], doi: '10.5555/article', from: 'a.txt' };
  expect(matches(record, { name: 'article.pdf' })).toBe(false);
});

test('the PDF that was chosen for it is its article, whatever that says', () => {
  expect(matches(RECORD, { name: 'a.pdf', doi: '10.5555/other' }, 'h')).toBe(true);
});

test('each record is given to one article', () => {
  const waiting = [{ id: 'r', record: RECORD }];
  const twice = ['h1', 'h2'].map((hash) => ({ hash, name: 'a.pdf', doi: RECORD.doi }));
  expect(matchRecords(waiting, twice)).toEqual([{ hash: 'h1', waiting: waiting[0] }]);
});

test('two records are of one article by their DOI, without one by their title', () => {
  const { doi: _none, ...untold } = RECORD;
  expect(recordKey({ ...RECORD, doi: '10.1021/NP100001a' })).toBe(recordKey(RECORD));
  expect(recordKey({ ...untold, from: 'b.ris' })).toBe(recordKey(untold));
  expect(recordKey(untold)).not.toBe(recordKey(RECORD));
});
