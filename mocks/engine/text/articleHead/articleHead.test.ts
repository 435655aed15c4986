import type { Paragraph } from '../paragraph';
import { articleHead } from './articleHead';
import { authorsIn } from './authorsOf';
import { journalIn } from './journalOf';
import { findTitle } from './titleOf';

const BODY = 10;

const paragraph = (text: string, rest: Partial<Paragraph> = {}): Paragraph => ({
  label: 'text',
  text,
  pageIndex: 0,
  box: [0, 0, 1, 1],
  size: BODY,
  ...rest,
});

describe('the title of an article', () => {
  const titleOf = (...paragraphs: Paragraph[]) => findTitle(paragraphs, BODY)?.text;

  it('is what the first page sets in the largest letters', () => {
    const [name, title] = [
      paragraph('Molecules of Note', { size: 12 }),
      paragraph('Oak acids', { size: 16 }),
    ];
    expect(titleOf(name, title, paragraph('Text of the article'))).toBe('Oak acids');
  });

  it.each([
    ['the journal’s name of one word', 'Phytotests'],
    ['a line with an ISSN', 'phytotests ISSN 1234-5678'],
    ['the kind of article', 'Research Article'],
    ['a web address', 'see www.example.org for more'],
    ['the note on open access', 'OPEN ACCESS'],
  ])('is not %s, however large', (_what, masthead) => {
    expect(titleOf(paragraph(masthead, { size: 30 }), paragraph('Oak acids', { size: 14 }))).toBe(
      'Oak acids',
    );
  });

  it('is not on a later page, and not a caption', () => {
    expect(titleOf(paragraph('Supporting data', { size: 30, pageIndex: 1 }))).toBeUndefined();
    expect(titleOf(paragraph('Table of acids', { size: 30, label: 'caption' }))).toBeUndefined();
  });

  it('is unknown where no letters are larger than those of the text', () => {
    expect(titleOf(paragraph('Oak acids', { size: 1.1 * BODY }))).toBeUndefined();
  });
});

describe('the authors in a paragraph', () => {
  it.each([
    [
      'Jane Roe 1, J.-P. Poe 2,* and Ana María de la Vega 1,†',
      ['Jane Roe', 'J.-P. Poe', 'Ana María de la Vega'],
    ],
    ['Jane Roe¹, Marc Van der Poe² & Li Wei³', ['Jane Roe', 'Marc Van der Poe', 'Li Wei']],
    ['Jane Roe a,b,*, John Poe b', ['Jane Roe', 'John Poe']],
    ['Jane Roe 1,2 ID , John Poe 3,*', ['Jane Roe', 'John Poe']],
    ['Simone Birti c´ Roe, John Poe', []],
    ['Simone Birtic´ , John Poe', ['Simone Birti\u0107', 'John Poe']],
    [
      "Jane Roe ', John A. Poe °, Jack @. Doe ® and Jo Moe >*",
      ['Jane Roe', 'John A. Poe', 'Jack Doe', 'Jo Moe'],
    ],
    ['Department of Chemistry, University of Tests, 12345 Testville', []],
    ['This study deals with acids, bases, and salts.', []],
    ['Received 1 May 2020', []],
    ['', []],
  ])('%s', (text, names) => {
    expect(authorsIn(text)).toEqual(names);
  });
});

describe('journal and year', () => {
  it.each([
    ['Phytotests 2012, 2, 214-220; doi:10.5555/x', { journal: 'Phytotests', year: 2012 }],
    ['J. Nat. Tests 2019, 75 (3), 311−335', { journal: 'J. Nat. Tests', year: 2019 }],
    ['Phytotests 115 (2015) 9–19', { journal: 'Phytotests', year: 2015 }],
    ['Journal of the Tests 12 (3) (1998) 101', { journal: 'Journal of the Tests', year: 1998 }],
    ['Tests Today | 7:46406 | DOI: 10.5555/x', { journal: 'Tests Today' }],
    ['SCIENTIFIC RepoRts | 7:46406 | DOI: 10.5555/x', { journal: 'Scientific Reports' }],
    ['BioMed Tests | 7:46406 | DOI: 10.5555/x', { journal: 'BioMed Tests' }],
    ['Received: 21 December 2016 Published: 20 April 2017', { year: 2017 }],
    ['Available online 29 January 2015', { year: 2015 }],
    ['© 2013 Society of Tests', { year: 2013 }],
    ['Received 10 October 2014', {}],
    ['In 2012, 214 acids were found.', {}],
  ])('%s', (line, expected) => {
    expect(journalIn([line])).toEqual(expected);
  });

  it('prefers the citation to a date above it', () => {
    expect(journalIn(['Published: 3 May 2011', 'Phytotests 2012, 2, 214-220'])).toEqual({
      journal: 'Phytotests',
      year: 2012,
    });
  });
});

describe('the head of a first page', () => {
  it('takes title and authors without badge and marks, across a mark that stands alone', () => {
    const page = [
      paragraph('OPEN Oak acids', { label: 'title' }),
      paragraph('⇑'),
      paragraph('Jane Roe 1,*'),
    ];
    expect(articleHead(page)).toEqual({ title: 'Oak acids', authors: ['Jane Roe'] });
  });

  it('takes the journal from a running foot, which is no paragraph', () => {
    const page = [paragraph('Oak acids', { label: 'title' }), paragraph('Published: 3 May 2017')];
    expect(articleHead(page, ['Tests Today | 7:46406 | DOI: 10.5555/x'])).toMatchObject({
      journal: 'Tests Today',
      year: 2017,
    });
  });

  it('states nothing without a title', () => {
    expect(articleHead([paragraph('Jane Roe 1, John Poe 2')])).toBeUndefined();
  });

  it('takes a patent’s by its codes', () => {
    const page = [
      paragraph('EUROPEAN PATENT SPECIFICATION', { label: 'title', size: 20 }),
      paragraph('(45) Date of publication and mention'),
      paragraph('of the grant of the patent: 22.06.2022 Bulletin 2022/25'),
      paragraph('(22) Date of filing: 21.05.2019'),
      paragraph('(54) ACIDS OF OAKS AND THEIR USES IN THE'),
      paragraph('TANNING OF HIDES'),
      paragraph('SÄUREN DER EICHEN UND IHRE VERWENDUNG BEIM GERBEN VON HÄUTEN'),
      paragraph('(73) Proprietor: Acids S.p.A.'),
      paragraph('(72) Inventors:'),
      paragraph('• ROE, Jane 12345 TESTVILLE (XX)'),
      paragraph('• POE, Jean-Paul 54321 Testburg (XX)'),
    ];
    expect(articleHead(page)).toEqual({
      title: 'ACIDS OF OAKS AND THEIR USES IN THE TANNING OF HIDES',
      authors: ['Jane ROE', 'Jean-Paul POE'],
      year: 2022,
    });
  });
});

describe('a title that is set as several paragraphs', () => {
  const title = paragraph('Acids of oaks', { size: 16, label: 'title' });
  const authors = paragraph('Jane Roe, John Poe');

  it('is whole where it goes on in letters as large, and the authors follow it', () => {
    const rest = paragraph('of Quercus robur L.', { size: 15.8 });
    expect(articleHead([title, rest, authors])).toMatchObject({
      title: 'Acids of oaks of Quercus robur L.',
      authors: ['Jane Roe', 'John Poe'],
    });
  });

  it.each([
    ['in smaller letters', paragraph('of a special issue', { size: 12 })],
    ['with a capital', paragraph('A review of oaks', { size: 16 })],
  ])('does not go on %s', (_how, next) => {
    expect(articleHead([title, next, authors])?.title).toBe('Acids of oaks');
  });
});
