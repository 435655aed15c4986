/** @jest-environment node */
import type { Article } from '../../article';
import type { ReferenceFormat } from '../exportFormats';
import { personName } from './personName';
import { referencesOf } from './references';

const ARTICLE: Article = {
  title: 'Alkanes of Artemisia',
  authors: ['Jane Roe', 'Beethoven, Ludwig van'],
  ...{ journal: 'J. Nat. Prod.', year: 2012, doi: '10.1021/np_100001a' },
};

/** As BibTeX reads it: braces are counted wherever they stand, and nothing else ends a value. */
function entriesOf(text: string) {
  const entries: { kind: string; key: string; fields: Record<string, string> }[] = [];
  let rest = text;
  const take = (pattern: RegExp) => {
    const match = pattern.exec(rest);
    if (match?.index !== 0) throw new Error(`Not BibTeX: ${rest.slice(0, 40)}`);
    rest = rest.slice(match[0].length);
    return match.slice(1);
  };
  while (rest.trim() !== '') {
    const [kind = '', key = ''] = take(/\s*@(\w+)\{([A-Za-z0-9_]+)/);
    const fields: Record<string, string> = {};
    while (rest.startsWith(',')) {
      const [field = ''] = take(/,\s*(\w+) = \{/);
      let depth = 1;
      let end = 0;
      for (; depth > 0; end += 1) {
        if (end >= rest.length) throw new Error(`Not closed: ${field}`);
        depth += { '{': 1, '}': -1 }[rest[end] ?? ''] ?? 0;
      }
      fields[field] = rest.slice(0, end - 1);
      rest = rest.slice(end);
    }
    take(/\s*\}/);
    entries.push({ kind, key, fields });
  }
  return entries;
}

/** Each line is a tag with its value; an entry begins with TY and ends with ER. */
const tagsOf = (text: string) =>
  text
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [, tag, value] = /^([A-Z][A-Z0-9]) {2}- (.*)$/.exec(line) ?? [];
      if (tag === undefined || /[\r\n]| {2}-/.test(value ?? ''))
        throw new Error(`Not RIS: ${line}`);
      return [tag, value] as const;
    });

const text = (articles: readonly Article[], format: ReferenceFormat) =>
  referencesOf(articles, format).text;

test('an article as BibTeX', () => {
  expect(entriesOf(text([ARTICLE], 'bibtex'))).toEqual([
    {
      ...{ kind: 'article', key: 'Roe2012Alkanes' },
      fields: {
        title: '{Alkanes of Artemisia}',
        author: 'Roe, Jane and Beethoven, Ludwig van',
        ...{ journal: 'J. Nat. Prod.', year: '2012', doi: '10.1021/np_100001a' },
      },
    },
  ]);
});

test('an article as RIS', () => {
  expect(tagsOf(text([ARTICLE], 'ris'))).toEqual([
    ['TY', 'JOUR'],
    ['AU', 'Roe, Jane'],
    ['AU', 'Beethoven, Ludwig van'],
    ['TI', 'Alkanes of Artemisia'],
    ['T2', 'J. Nat. Prod.'],
    ['PY', '2012'],
    ['DO', '10.1021/np_100001a'],
    ['ER', ''],
  ]);
});

test('an article as CSL JSON', () => {
  expect(JSON.parse(text([ARTICLE], 'csl'))).toEqual([
    {
      ...{ id: 'Roe2012Alkanes', type: 'article-journal', title: 'Alkanes of Artemisia' },
      author: [
        { family: 'Roe', given: 'Jane' },
        { family: 'Beethoven', given: 'Ludwig van' },
      ],
      ...{ 'container-title': 'J. Nat. Prod.', issued: { 'date-parts': [[2012]] } },
      DOI: '10.1021/np_100001a',
    },
  ]);
});

test('what is not known is not written, nor is a journal guessed', () => {
  const bare: Article = { authors: [], title: '天然物' };
  expect(entriesOf(text([bare], 'bibtex'))).toEqual([
    { kind: 'misc', key: 'article', fields: { title: '{天然物}' } },
  ]);
  expect(tagsOf(text([bare], 'ris'))).toEqual([
    ['TY', 'GEN'],
    ['TI', '天然物'],
    ['ER', ''],
  ]);
  expect(JSON.parse(text([bare], 'csl'))).toEqual([
    { id: 'article', type: 'document', title: '天然物' },
  ]);
});

test.each<[name: string, parts: ReturnType<typeof personName>]>([
  ['Jane M. Roe', { family: 'Roe', given: 'Jane M.' }],
  ['Roe, Jane M.', { family: 'Roe', given: 'Jane M.' }],
  ['Ana de la Cruz', { family: 'Cruz', given: 'Ana', 'non-dropping-particle': 'de la' }],
  ['John Roe Jr.', { family: 'Roe', given: 'John', suffix: 'Jr.' }],
  ['Plato', { literal: 'Plato' }],
  ['The Natural Products Consortium', { literal: 'The Natural Products Consortium' }],
  ['Roe, Jane, PhD', { literal: 'Roe, Jane, PhD' }],
  [', Jane', { literal: ', Jane' }],
])('the parts of the name %s', (name, parts) => expect(personName(name)).toEqual(parts));

const HOSTILE: readonly string[] = [
  'A } b } c @article{evil, title = {x}',
  '{ { {',
  'ends with a backslash \\',
  '\\input{evil} 5% of $x_1$ & #2 ~ ^',
  'one\nTI  - evil\r\nER  - \r\nTY  - BOOK',
  'x'.repeat(70) + 'TI  - evil',
  'two\u2028TI  - evil',
  '<i>A</i> "quoted", [and] \u0000 more',
];

test.each(HOSTILE)('no value ends its field, whatever it says: %j', (words) => {
  const article: Article = {
    ...{ title: words, journal: words, authors: [words, `Jane ${words}`, `and, ${words}`] },
    doi: `10.1000/${words}`,
  };
  const [entry, ...others] = entriesOf(text([article], 'bibtex'));
  expect(others).toEqual([]);
  expect(Object.keys(entry?.fields ?? {})).toEqual(['title', 'author', 'journal', 'doi']);
  const tags = tagsOf(text([article], 'ris')).map(([tag]) => tag);
  expect(tags).toEqual(['TY', 'AU', 'AU', 'AU', 'TI', 'T2', 'DO', 'ER']);
  expect(JSON.parse(text([article], 'csl'))).toHaveLength(1);
});

test('an article stands once, a supplement as its article, and no two keys are alike', () => {
  const supplement = { ...ARTICLE, supplement: 's1.pdf' };
  const other = { ...ARTICLE, doi: '10.1021/np2' };
  const keys = entriesOf(text([ARTICLE, supplement, other], 'bibtex')).map(({ key }) => key);
  expect(keys).toEqual(['Roe2012Alkanes', 'Roe2012Alkanes_2']);
});

test('an article with neither title nor DOI is not cited', () => {
  expect(referencesOf([{ authors: ['Jane Roe'], year: 2012 }], 'ris')).toEqual({
    ...{ text: '', count: 0 },
  });
});
