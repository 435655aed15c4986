/** @jest-environment node */
import {
  articleFault,
  articleFrom,
  changedWords,
  metadataTitle,
  type FoundArticle,
} from './article';

const printed = { title: 'Oak acids', authors: ['Jane Roe'], journal: 'Phytotests', year: 2012 };
const found: FoundArticle = { printed, fileName: 'paper.pdf', doi: '10.5555/a' };

describe('the title in the metadata of a PDF is none', () => {
  test.each([
    'Microsoft Word - 02. 206.doc',
    'Microsoft PowerPoint - Slides',
    'Oak acids final.docx',
    'untitled',
    'Layout 1',
    'np980131z 1..4',
    'PII: S0031-9422(00)81234-5',
    'doi:10.5555/abc',
    'molecules-17-01234',
    '1234567',
    'Paper of ours',
  ])('if it is %s', (title) => {
    expect(metadataTitle(title, 'Paper of ours.pdf')).toBeUndefined();
  });

  test.each(['Quercetin', 'Oak acids: part 2', 'Isolation of vitamin B12', 'Words of Microsoft'])(
    'but %s is one',
    (title) => {
      expect(metadataTitle(title, 'paper.pdf')).toBe(title);
    },
  );
});

test('what the first page prints comes before the metadata', () => {
  expect(articleFrom({ ...found, metadataTitle: 'On oaks' })).toEqual({
    ...printed,
    doi: '10.5555/a',
  });
  expect(articleFrom({ metadataTitle: 'On oaks', fileName: 'a.pdf' })).toEqual({
    title: 'On oaks',
    authors: [],
  });
});

test('what the user said comes before what was found, and an empty field says that there is none', () => {
  const words = { authors: 'Berg, Anna\nTor Lund; Li Wei', year: '2015', journal: '', doi: '' };
  expect(articleFrom(found, words)).toEqual({
    ...{ title: 'Oak acids', authors: ['Berg, Anna', 'Tor Lund', 'Li Wei'], year: 2015 },
  });
});

test('what was imported comes before what programs found, and after what the user said', () => {
  const record = { title: 'Oak acids, again', authors: [], year: 2013, from: 'refs.bib' };
  expect(articleFrom({ ...found, record }, { year: '2014' })).toEqual({
    ...printed,
    ...{ title: 'Oak acids, again', year: 2014, doi: '10.5555/a' },
  });
});

test('a stored word that is no DOI or no year counts as none', () => {
  expect(articleFrom(found, { doi: 'javascript:alert(1)', year: '99999' })).toEqual({
    ...{ title: 'Oak acids', authors: ['Jane Roe'], journal: 'Phytotests' },
  });
});

test('a field says what is wrong with it', () => {
  expect(articleFault('doi', 'paper 7')).toContain('Not a DOI');
  expect(articleFault('doi', 'https://doi.org/10.5555/abc')).toBeUndefined();
  expect(articleFault('doi', '')).toBeUndefined();
  expect(articleFault('year', '15')).toContain('four digits');
  expect(articleFault('title', 'x'.repeat(1_001))).toContain('Too long');
});

test('only what was changed is said, and what was changed back counts as found again', () => {
  const asFound = articleFrom(found);
  const typed = {
    ...{ title: 'Oak acids ', authors: 'Jane Roe', journal: 'Phytotests', year: '2013' },
    doi: 'https://doi.org/10.5555/b',
  };
  const words = changedWords(typed, { stands: asFound, found: asFound });
  expect(words).toEqual({ year: '2013', doi: '10.5555/b' });
  const back = { ...typed, doi: '10.5555/a' };
  const stands = articleFrom(found, { year: '2013', doi: '10.5555/b' });
  expect(changedWords(back, { stands, found: asFound })).toEqual({ doi: null });
});
