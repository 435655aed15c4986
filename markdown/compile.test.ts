import type { TextPage } from '../src/features/overlays/textPage';

const { compileMarkdown } = jest.requireActual<{ compileMarkdown: (source: string) => TextPage }>(
  './compile.js',
);

const blocksOf = (source: string) => compileMarkdown(source).blocks;

test('a page has a title, sections with parts, and an end', () => {
  const page = compileMarkdown(
    '# Page\n\nFirst.\n\n## One\n\n### A\n\nText.\n\n## Two\n\n---\n\nLast.',
  );
  expect(page).toMatchObject({
    title: 'Page',
    blocks: [{ type: 'paragraph', of: ['First.'] }],
    sections: [
      { title: 'One', blocks: [], sections: [{ title: 'A', blocks: [{ of: ['Text.'] }] }] },
      { title: 'Two', blocks: [], sections: [] },
    ],
    foot: [{ of: ['Last.'] }],
  });
});

test('a comment says who reads what follows, up to the next', () => {
  const page = compileMarkdown(
    '# P\n\n<!-- with services -->\n\n## A\n\na\n\n<!-- in the browser -->\n\n## B\n\n<!-- everywhere -->\n\nb',
  );
  expect(page.sections).toMatchObject([
    { title: 'A', only: 'services', blocks: [{ only: 'services' }] },
    { title: 'B', only: 'browser', blocks: [{ only: undefined }] },
  ]);
});

test('text keeps what stands in it', () => {
  expect(blocksOf('A **b _c_** `d` on 2026-01-02, {e}.\nF & “g” https://h.example')).toEqual([
    {
      type: 'paragraph',
      of: [
        'A ',
        { type: 'strong', of: ['b ', { type: 'aside', of: ['c'] }] },
        ' ',
        { type: 'code', text: 'd' },
        ' on ',
        { type: 'day', day: '2026-01-02' },
        ', ',
        { type: 'slot', name: 'e' },
        '.\nF & “g” https://h.example',
      ],
    },
  ]);
});

test('a paragraph that begins with a link or a place is a row of things to do', () => {
  expect(blocksOf('[A](https://a.example) b\n\n{c} d\n\ne {f}').map(({ type }) => type)).toEqual([
    ...['actions', 'actions', 'paragraph'],
  ]);
});

test('a row with its first cell alone is the title of those below it', () => {
  expect(blocksOf('| A | B |\n| - | - |\n| 1 | 2 |\n| C | |\n| 3 | 4 |')).toEqual([
    {
      type: 'table',
      head: [['A'], ['B']],
      groups: [{ rows: [[['1'], ['2']]] }, { title: ['C'], rows: [[['3'], ['4']]] }],
    },
  ]);
});

test.each([
  ['an image', '![a](https://a.example/b.png)'],
  ['HTML', '<b>a</b>'],
  ['HTML in a paragraph', 'a <b>c</b>'],
  ['an unknown comment', '<!-- for all -->'],
  ['a script as a link', '[a](javascript:alert)'],
  ['an address without encryption', '[a](http://a.example)'],
])('refused is %s', (_what, source) => {
  expect(() => compileMarkdown(source)).toThrow();
});
