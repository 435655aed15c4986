import { findHigherTaxa } from './loneTaxa';
import { findSpecies } from './species';
import type { TaxonNames } from './taxa/taxonNames';
import { tokenise } from './tokens';

const holds =
  (...words: readonly string[]) =>
  (word: string) =>
    words.includes(word);

const taxa: TaxonNames = {
  isGenus: holds(
    'Vatica',
    'Culex',
    'Electron',
    'Stachys',
    'Nuclear',
    'Ostreopsis',
    'Oncorhynchus',
    'Pella',
  ),
  isEpithet: holds('cinerea', 'rowleyi', 'herba', 'dense', 'tuberosum', 'factor', 'mykisso'),
  isFamily: holds('Poales'),
  isAmbiguous: holds('Electron', 'Pella'),
  isCommonName: () => false,
};

function found(text: string, known?: TaxonNames): string[] {
  const tokens = tokenise(text);
  const species = findSpecies(tokens, known);
  // As in an article's text, where the first rule claims a place.
  const others = findHigherTaxa(tokens, known).filter(
    ({ start, end }) => !species.some((each) => each.start < end && start < each.end),
  );
  return [...species, ...others].map(({ start, end }) => text.slice(start, end));
}

test.each([
  ['Vatica cinerea and V. cinerea', ['Vatica cinerea', 'V. cinerea']],
  ['S.tuberosum was grown', ['S.tuberosum']],
  ['the sponge Vatica (Stachys) sp. and V. cinerea', ['Vatica (Stachys) sp.', 'V. cinerea']],
  ['Vatica (Pella) cinerea, but Vatica (trees) grew', ['Vatica (Pella) cinerea', 'Vatica']],
  ['×Vatica cinerea, × Vatica cinerea', ['×Vatica cinerea', '× Vatica cinerea']],
  ['Vatica cinerea-Culex cinerea crosses', ['Vatica cinerea', 'Culex cinerea']],
  ['Vatica cinerea–Culex cinerea crosses', ['Vatica cinerea', 'Culex cinerea']],
  ['Vatica cinerea rowleyi was seen', ['Vatica cinerea rowleyi']],
  ['Vatica cinerea extract and Vatica cinerea herba', ['Vatica cinerea', 'Vatica cinerea']],
  ['the genus Stachys, and Stachys', ['Stachys']],
  ['extracts of Stachys and roots of Vatica', ['Stachys', 'Vatica']],
  ['isolated from Culex', ['Culex']],
  ['alkaloids of Stachys', ['Stachys']],
  [
    'a hybrid, Stachys × cinerea, and Stachys x cinerea',
    ['Stachys × cinerea', 'Stachys x cinerea'],
  ],
  ['Ostreopsis cf. ovata and Vatica aff. cinerea', ['Ostreopsis cf. ovata', 'Vatica aff. cinerea']],
  ['Ostreopsis niger was fed', ['Ostreopsis niger']],
  ['Oncorhynchus mykisso was caught', ['Oncorhynchus mykisso']],
  ['Vatica cinerea was rich; Vatica was not', ['Vatica cinerea', 'Vatica']],
  ['the Candidatus Pelagibacter ubique', ['Candidatus Pelagibacter ubique']],
  ['a Candidatus Liberibacter strain', []],
  ['cells of M. tuberculosis', ['M. tuberculosis']],
  ['grown in Streptomyces, not in Stachys', ['Streptomyces']],
  ['Hyoscyamus niger and Santalum album', ['Hyoscyamus niger', 'Santalum album']],
  ['from the Lamiaceae, Culicidae and Poales', ['Lamiaceae', 'Culicidae', 'Poales']],
])('listed taxa of "%s": %j', (text, expected) => {
  expect(found(text, taxa)).toEqual(expected);
});

test.each([
  'Electron dense bodies',
  'Nuclear factor kappa',
  'isolated from Electron',
  'rings of Pella',
  'rings in Oncorhynchus',
  'Vatica × Two',
  'Vatica vs. cinerea',
  'Pella niger',
  'Stachys was named',
  'Extracts of Ostreopsis: the ostreopsis was large',
  'Zorblax cinereus',
  'Resorption lacunae',
  'Tales and Males',
])('"%s" names no organism', (text) => {
  expect(found(text, taxa)).toEqual([]);
});

test.each(['Zea mays', 'Glycine max', 'Penicillium commune'])(
  '"%s" is found without a list, as its genus is known',
  (text) => {
    expect(found(text)).toEqual([text]);
    expect(found(text, taxa)).toEqual([text]);
  },
);

test('a known genus before an English word is no species, but may be one that stands alone', () => {
  expect(found('Drosophila demonstrate; Salvia labdane; Arabidopsis reproductive', taxa)).toEqual([
    'Drosophila',
    'Arabidopsis',
  ]);
});

test.each([
  ['Streptomyces sp. CNB-091 gave', 'Streptomyces sp. CNB-091'],
  ['Streptomyces sp. SCSIO 03032, from', 'Streptomyces sp. SCSIO 03032'],
  ['Streptomyces sp. strain P1-9.', 'Streptomyces sp. strain P1-9'],
  ['Streptomyces sp. nov. from', 'Streptomyces sp.'],
  ['Streptomyces sp. (CNB-091)', 'Streptomyces sp.'],
  ['Penicillium oxalicum BY90 gave', 'Penicillium oxalicum BY90'],
  ['Penicillium oxalicum AB-18-032', 'Penicillium oxalicum AB-18-032'],
  ['Penicillium oxalicum BL21(DE3), A3(2)', 'Penicillium oxalicum BL21(DE3)'],
  ['Penicillium oxalicum A3(2).', 'Penicillium oxalicum A3(2)'],
  ['Penicillium oxalicum strain H37Rv', 'Penicillium oxalicum strain H37Rv'],
  ['Penicillium oxalicum NRRL 3602', 'Penicillium oxalicum NRRL 3602'],
  ['Penicillium oxalicum DAOM 197198', 'Penicillium oxalicum DAOM 197198'],
  ['Penicillium oxalicum FGSC A4 was', 'Penicillium oxalicum FGSC A4'],
  ['Penicillium oxalicum K-12 MG1655,', 'Penicillium oxalicum K-12 MG1655'],
  ['Penicillium oxalicum POX1 grew', 'Penicillium oxalicum POX1'],
  ['Penicillium oxalicum 12B01, 3TCK', 'Penicillium oxalicum 12B01'],
  ['Penicillium oxalicum O157:H7', 'Penicillium oxalicum O157:H7'],
  ['Penicillium oxalicum strain 168', 'Penicillium oxalicum strain 168'],
  ['Penicillium oxalicum 168 and', 'Penicillium oxalicum'],
  ['Penicillium oxalicum 13C NMR', 'Penicillium oxalicum'],
  ['Penicillium oxalicum 16S rRNA', 'Penicillium oxalicum'],
  ['Penicillium sp. 25 mg', 'Penicillium sp.'],
  ['Penicillium oxalicum PKS1 made', 'Penicillium oxalicum'],
  ['Penicillium oxalicum RAD51 protein', 'Penicillium oxalicum'],
  ['Penicillium oxalicum UV 254 nm', 'Penicillium oxalicum'],
])('the strain stays with its species: "%s" holds "%s"', (text, name) => {
  expect(found(text)).toEqual([name]);
});
