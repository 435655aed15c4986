import { hyphensOf, joinLines } from './joinLines';

const noHyphens = () => false;

describe('lines of a paragraph', () => {
  it.each([
    ['joins a broken word', 'green pesti-', 'cides are', 'green pesticides are'],
    ['joins at a soft hyphen', 'pesti\u00ad', 'cides', 'pesticides'],
    ['keeps the hyphen of a locant', 'the acid 3-', 'nitropropionic', 'the acid 3-nitropropionic'],
    ['keeps the hyphen of a Greek letter', 'called β-', 'carotene', 'called β-carotene'],
    ['keeps the hyphen before a capital', 'of the Diels-', 'Alder kind', 'of the Diels-Alder kind'],
    ['keeps the hyphen before a digit', 'the strain RIB-', '40 was', 'the strain RIB-40 was'],
    ['sets no blank after a dash of a range', 'pages 12–', '15', 'pages 12–15'],
    ['sets a blank after a dash that stands free', 'red –', 'blue', 'red – blue'],
    ['sets a blank between words', 'the root', 'bark', 'the root bark'],
    ['goes on with an address', 'www.site.org/', 'page', 'www.site.org/page'],
  ])('%s', (_rule, before, after, expected) => {
    expect(joinLines(before, after, noHyphens)).toBe(expected);
  });

  it('keeps the hyphen of a word that the document hyphenates elsewhere', () => {
    const keeps = hyphensOf(['an anti-inflammatory effect', 'the anti-']);
    expect(joinLines('the anti-', 'inflammatory effect', keeps)).toBe(
      'the anti-inflammatory effect',
    );
  });

  it('joins a word that the document writes without a hyphen elsewhere', () => {
    const keeps = hyphensOf(['a high-performance column', 'highperformance']);
    expect(joinLines('a high-', 'performance column', keeps)).toBe('a highperformance column');
  });
});
