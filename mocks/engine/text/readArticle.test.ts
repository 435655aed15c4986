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

  it('leaves out the numbers of a patent’s lines, also within a line', () => {
    const page = pageOf([
      ...placeColumn(
        Array.from({ length: 22 }, () => filler('The acid', 50)),
        50,
        100,
      ),
      ...[5, 10, 15, 20].map((value) => placeText(`${value}`, 303, 88 + 12 * value)),
    ]);
    expect(articleText(readArticle([page], 1))).not.toMatch(/\d/u);
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

  it('keeps the lines of an affiliation or a reference together, behind its mark', () => {
    const entry = (mark: string, y: number) => [
      placeText(filler(`${mark} Department ${y},`, 80), 50, y),
      placeText(filler(`City ${y}`, 60), 64, y + 12),
    ];
    const page = pageOf([
      ...entry('1', 100),
      ...entry('2', 124),
      placeText(filler('3 Laboratory,', 40), 50, 148),
      ...entry('4', 160),
      ...placeColumn(
        Array.from({ length: 20 }, () => filler('Body')),
        50,
        300,
      ),
    ]);
    const texts = readArticle([page], 1).map(({ text }) => text);
    expect(texts.slice(0, 4)).toEqual([
      expect.stringMatching(/^1 Department 100.*City 100/u),
      expect.stringMatching(/^2 Department 124.*City 124/u),
      expect.stringMatching(/^3 Laboratory/u),
      expect.stringMatching(/^4 Department 160.*City 160/u),
    ]);
  });

  it('goes on with a line that begins with a number', () => {
    const page = pageOf([
      placeText(filler('Spectra at 500 and', 85), 62, 100),
      ...placeColumn([filler('125 MHz'), filler('1H and 13C'), 'end.'], 50, 112),
    ]);
    expect(readArticle([page], 1)).toHaveLength(1);
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
