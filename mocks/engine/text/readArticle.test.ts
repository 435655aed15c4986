import { pageOf, placeColumn, placeText } from '../testing/placeText';
import { articleText, readArticle } from './readArticle';

const filler = (start: string, letters = 88) => start.padEnd(letters, ' of the text');

describe('an article', () => {
  it('drops running heads, running feet and page numbers', () => {
    const pages = [0, 1, 2].map((page) =>
      pageOf(
        [
          placeText(`Journal of Tests 2026, ${page}`, 50, 30),
          ...placeColumn([`Body ${'abc'[page]}.`], 50, 200),
          placeText(`${page + 17}`, 300, 780),
        ],
        page,
      ),
    );
    expect(articleText(readArticle(pages, 2))).toBe('Body a.\n\nBody b.');
  });

  it('keeps a line in the margin that occurs on one page only', () => {
    const pages = [
      pageOf([placeText('doi:10.5555/once', 50, 30), placeText('Body.', 50, 200)]),
      pageOf([placeText('Other.', 50, 200)], 1),
    ];
    expect(articleText(readArticle(pages, 1))).toContain('10.5555/once');
  });

  it('splits paragraphs at the indent of their first lines', () => {
    const page = pageOf([
      ...placeColumn([filler('One'), filler('more'), 'end.'], 50, 100),
      placeText(filler('Two', 85), 62, 136),
      ...placeColumn([filler('more'), 'end.'], 50, 148),
    ]);
    const texts = readArticle([page], 1).map((paragraph) => paragraph.text.slice(0, 3));
    expect(texts).toEqual(['One', 'Two']);
  });

  it('continues a paragraph in the next column and on the next page', () => {
    const column = (name: string) =>
      Array.from({ length: 10 }, (_, line) => filler(`${name}${line}`, 46));
    const pages = [
      pageOf([...placeColumn(column('a'), 50, 100), ...placeColumn(column('b'), 300, 100)]),
      pageOf(placeColumn(['ends here.'], 50, 100), 1),
    ];
    const paragraphs = readArticle(pages, 2);
    expect(paragraphs).toHaveLength(1);
    expect(paragraphs[0]!.text).toMatch(/^a0.*a9.*b0.*b9.*ends here\.$/u);
  });

  it('continues a paragraph in which one sign is larger than its letters', () => {
    const second = [
      placeText(filler('a1', 20), 50, 112),
      placeText('~', 152, 112, { size: 12 }),
      placeText(filler('more', 23), 160, 112),
    ];
    const pages = [
      pageOf([
        ...placeColumn([filler('a0', 46)], 50, 100),
        ...second,
        ...placeColumn([filler('a2', 46), filler('a3', 46)], 50, 124),
      ]),
      pageOf(placeColumn(['ends here.'], 50, 100), 1),
    ];
    expect(readArticle(pages, 2)).toHaveLength(1);
  });

  it('keeps a justified line with wide blanks in its paragraph', () => {
    const page = pageOf([
      ...placeColumn([filler('One'), filler('two')], 50, 100),
      placeText('a long', 50, 124),
      placeText('word', 240, 124),
      placeText('follows it', 440, 124),
      ...placeColumn([filler('four'), 'end.'], 50, 136),
    ]);
    expect(readArticle([page], 1).map(({ label }) => label)).toEqual(['text']);
  });

  it('keeps rows of a table apart that are as wide as the next one', () => {
    const page = pageOf([
      ...placeColumn([filler('Text'), 'ends.'], 50, 50),
      ...placeColumn(['Lacto'], 50, 100),
      ...placeColumn(['GlcNAcb1,3Gal'], 90, 100),
      ...placeColumn(['Neolacto GlcNAcb1,3Ga'], 50, 112),
    ]);
    expect(readArticle([page], 1).map(({ label }) => label)).toEqual(['text', 'table', 'text']);
  });

  it.each([
    ['70–230 mesh) and eluted.', 1],
    ['(IN) conjugates are made.', 1],
    ['24 and 48 h.', 1],
    ['20% MeCN over 1.5 min.', 1],
    ['17. Roe, J. Another reference.', 2],
    ['3.2. Another section', 2],
    ['[0042] Another paragraph.', 2],
  ])('on the next page, "%s" makes %d paragraphs with an unfinished one', (second, count) => {
    const half = Array.from({ length: 10 }, (_, line) => filler(`a${line}`));
    const pages = [pageOf(placeColumn(half, 50, 100)), pageOf(placeColumn([second], 50, 100), 1)];
    expect(readArticle(pages, 2)).toHaveLength(count);
  });

  it('continues a paragraph in the next column with a number', () => {
    const column = (name: string) =>
      Array.from({ length: 10 }, (_, line) => filler(`${name}${line}`, 46));
    const right = ['40 varieties.', ...column('Bb')];
    const page = pageOf([...placeColumn(column('a'), 50, 100), ...placeColumn(right, 300, 100)]);
    const [first] = readArticle([page], 1);
    expect(first?.text).toMatch(/^a0.* 40 varieties\./u);
  });

  it.each([
    ['a caption', 'Table 1. Acids', { size: 8 }, 1],
    ['a head', '1. Introduction', { font: 'bold' }, 2],
  ])('across %s, a sentence may go on with a capital: %s', (_what, between, style, count) => {
    const half = Array.from({ length: 10 }, (_, line) => filler(`a${line}`));
    const pages = [
      pageOf([...placeColumn(half, 50, 100), placeText(between, 50, 300, style)]),
      pageOf(placeColumn(['Tenebrio was seen.'], 50, 100), 1),
    ];
    const texts = readArticle(pages, 2).filter(({ label }) => label === 'text');
    expect(texts).toHaveLength(count);
  });

  it('labels title, section heads and captions', () => {
    const page = pageOf([
      placeText('Eleven Natural Products of Plants', 50, 60, { size: 20 }),
      placeText('1. Introduction', 50, 100, { font: 'bold' }),
      ...placeColumn([filler('Body'), filler('body'), 'body end.'], 50, 112),
      placeText('Figure 1. Compounds', 50, 200, { size: 8 }),
    ]);
    expect(readArticle([page], 1).map(({ label }) => label)).toEqual([
      'title',
      'section_header',
      'text',
      'caption',
    ]);
  });

  it('leaves out the atom labels of drawings, and keeps the names below them', () => {
    const page = pageOf([
      ...placeColumn([filler('Body'), filler('body'), 'body end.'], 50, 100),
      placeText('OH', 100, 300),
      placeText('H3CO', 180, 320),
      placeText('kojic acid', 100, 360),
    ]);
    const text = articleText(readArticle([page], 1));
    expect(text).toContain('kojic acid');
    expect(text).not.toMatch(/OH|H3CO/u);
  });

  it('reads a page whose text is set sideways', () => {
    const lines = [filler('First', 60), filler('then', 60), 'last.'];
    const texts = lines.map((line, index) =>
      placeText(line, 100 + 12 * index, 700, { angle: 270 }),
    );
    expect(articleText(readArticle([pageOf(texts)], 1))).toMatch(/^First.*then.*last\.$/u);
  });

  it('returns an empty text for pages without letters', () => {
    expect(articleText(readArticle([pageOf([])], 2))).toBe('');
  });
});
