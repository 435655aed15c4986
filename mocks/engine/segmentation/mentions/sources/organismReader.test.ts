import { articleWords } from '../statements/articleWords';
import { organismReader } from './sourceSentences';

/** What a sentence says of its organisms, as `Genus species: role, part, place`. */
const told = (text: string): string[] =>
  organismReader(
    text,
    articleWords(text),
  )({ start: 0, end: text.length }).map(({ organism, role, isCited, part, place }) =>
    [`${organism}: ${isCited ? 'cited' : role}`, part, place].filter(Boolean).join(', '),
  );

describe('what an organism is to the compounds of a sentence', () => {
  it.each([
    [
      'Lupeol (1) was isolated from the leaves of Phoenix paludosa.',
      'Phoenix paludosa: isolated, leaves',
    ],
    [
      'Two alkaloids were obtained from the stem bark of Alstonia scholaris, collected in Yunnan, China.',
      'Alstonia scholaris: isolated, stem bark, Yunnan, China',
    ],
    ['The leaves of Salvia officinalis afforded carnosol.', 'Salvia officinalis: isolated, leaves'],
    ['Camellia sinensis leaves contain quercetin (3).', 'Camellia sinensis: isolated, leaves'],
    ['Kojic acid (3) is produced by Aspergillus oryzae.', 'Aspergillus oryzae: isolated'],
    [
      'Chemical Constituents of the Roots of Aconitum carmichaelii',
      'Aconitum carmichaelii: isolated, roots',
    ],
    [
      'An extract of the fungus Penicillium ribeum was separated to afford pure 2.',
      'Penicillium ribeum: isolated',
    ],
    ['Activity of Ocimum labiatum Extract and of Quercetin', 'Ocimum labiatum: isolated'],
    [
      'The aerial parts of Artemisia annua were collected near Hanoi, Vietnam, in May 2012.',
      'Artemisia annua: collected, aerial parts, Hanoi, Vietnam',
    ],
    ['The gene was expressed in Nicotiana benthamiana.', 'Nicotiana benthamiana: host'],
    ['It was made in the host Saccharomyces cerevisiae.', 'Saccharomyces cerevisiae: host'],
    ['Lupeol was active against Staphylococcus aureus.', 'Staphylococcus aureus: tested'],
    ['Lupeol inhibited the growth of Candida albicans.', 'Candida albicans: tested'],
    ['Lupeol was toxic to Artemia salina at 10 μM.', 'Artemia salina: tested'],
    ['Tyrosinase from Agaricus bisporus was bought.', 'Agaricus bisporus: mentioned'],
    ['Kojic acid has never been found in Vitis vinifera.', 'Vitis vinifera: mentioned'],
    ['Quercetin was known from Vitis vinifera [12].', 'Vitis vinifera: cited'],
    ['Carnosol was found in Salvia officinalis (Linde, 1964).', 'Salvia officinalis: cited'],
    ['Lupeol was previously isolated from Vitis vinifera.', 'Vitis vinifera: cited'],
    ['Here we report lupeol from Vitis vinifera [12].', 'Vitis vinifera: isolated'],
  ])('%s', (text, said) => {
    expect(told(text)).toEqual([said]);
  });

  it('names none by its family or genus alone', () => {
    expect(told('Lupeol was isolated from Lamiaceae, and from Salvia.')).toEqual([]);
  });

  it.each(['from the leaves of ', 'Vitis vinifera and ', 'in Vitis vinifera, '])(
    'is told in time linear in the length of a text, also of %j',
    (piece) => {
      expect(() => told(piece.repeat(2000))).not.toThrow();
    },
  );
});
