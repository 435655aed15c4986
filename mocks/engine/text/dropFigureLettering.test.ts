import { pageOf, placeColumn, placeText } from '../testing/placeText';
import { articleText, readArticle } from './readArticle';

const BODY = Array.from({ length: 6 }, (_, line) => `Body ${line}`.padEnd(88, ' of the text'));
const CAPTION = 'Figure 1. How acids are made in leaves.';
const small = { font: 'figure', size: 7 };

/** The words at the given places of a page between the text and a figure's caption. */
function read(words: readonly string[], { caption = CAPTION, style = small, gap = 20 } = {}) {
  const below = 200 + gap * words.length;
  const page = pageOf([
    ...placeColumn(BODY, 50, 100),
    ...words.flatMap((row, index) =>
      row
        .split(' | ')
        .map((cell, column) => placeText(cell, 100 + 120 * column, 190 + gap * index, style)),
    ),
    placeText(caption, 50, below),
  ]);
  return articleText(readArticle([page], 1));
}

const TREE = ['Rosmarinus', 'Salvia', 'Lepechinia', 'Melissa', 'Thymus', 'Hyssopus'];
const SCHEME = [
  '15-LOX | PGE2',
  '+2e | 11-oxo-ETE',
  'GST | LTD4',
  'HXS | lipases',
  'POX | HXA3',
  'FOG7 | LXB4',
];

test.each([
  ['the words of a tree', TREE, {}],
  ['the words of a tree as large as the text', TREE, { style: { font: 'figure', size: 10 } }],
  ['the signs of a scheme', SCHEME, {}],
  ['the signs of a scheme that looks like a table', SCHEME, { gap: 9 }],
  ['single signs', ['15-LOX', 'PGE2'], {}],
  ['the scales of a chart', ['120 | 340 | 560', '7.25 | 7.50 | 7.75'], { gap: 9 }],
  ['the titles of axes', ['Concentration (μg/mL)', 'Time (h)'], {}],
])('beside a figure’s caption, %s are no text', (_what, words, layout) => {
  const text = read(words, layout);
  for (const cell of words.flatMap((row) => row.split(' | '))) expect(text).not.toContain(cell);
  expect(text).toContain(CAPTION);
});

test.each([
  ['names below drawings stay', ['Aflatoxin B1 | Kojic acid', 'Maltoryzine | Asperfuran'], {}],
  ['the text’s own type stays', TREE, { style: { font: 'body', size: 10 } }],
  ['without a caption, words stay', TREE, { caption: 'The text goes on here.' }],
  ['a table’s rows stay', SCHEME, { gap: 9, caption: 'Table 1. Amounts of acids.' }],
  [
    'numbers in rows stay',
    ['Larva | 260.15 | 0.771', 'Pupa | 149.51 | 2.371', 'Adult | 46.65 | 2.032', 'Egg | 3.1 | 2.2'],
    { gap: 9 },
  ],
  ['the few rows of a small table stay', ['DHA | 1.2 | 0.3', 'EPA | 3.4 | 0.5'], { gap: 9 }],
])('%s', (_what, words, layout) => {
  const text = read(words, layout);
  for (const cell of words.flatMap((row) => row.split(' | '))) expect(text).toContain(cell);
});
