import { articleEntities } from '../../tools/sample-article/articleEntities';
import { articleHead, articleParagraphs } from '../../tools/sample-article/articleText';
import { readWords } from '../../tools/sample-article/richText';
import { annotate } from './annotate';
import { annotationLabels } from './labels';

const dataOf = (text: string) => annotate(text).extracted_data as Record<string, string>;

/** The marked text at a position, counted in code points as in the contract. */
const marked = (text: string) =>
  annotate(text).positions.map(({ label, start_offset, end_offset }) => [
    label,
    [...text].slice(start_offset, end_offset).join(''),
  ]);

test('answers with the eleven fields in the order of the contract, "nan" where nothing was found', () => {
  const data = dataOf('Nothing to see here.');
  expect(Object.keys(data)).toEqual([...annotationLabels]);
  expect(new Set(Object.values(data))).toEqual(new Set(['nan']));
});

test('finds in the contract’s example what its model found', () => {
  const text =
    'Purine alkaloids and flavonols from the leaves of Camellia sinensis Fresh leaves of Camellia sinensis collected in Munnar, India were extracted with methanol. Column chromatography gave the xanthine alkaloid caffeine (1) together with theophylline (2) and the flavonol quercetin (3). 1. Introduction Tea leaves are a known source of caffeine and of polyphenols such as quercetin.';
  const data = dataOf(text);
  expect(data).toMatchObject({
    organism_part: 'leaves',
    organism_or_species: 'Camellia sinensis',
    geo_location: 'Munnar, India',
    trivial_name: 'caffeine, theophylline, quercetin',
    iupac_name: 'nan',
    Kingdom: 'nan',
  });
  expect(data['compound_class']).toContain('xanthine alkaloid');
  expect(annotate(text).positions).toEqual(
    expect.arrayContaining([
      { label: 'organism_or_species', start_offset: 50, end_offset: 67 },
      { label: 'organism_or_species', start_offset: 84, end_offset: 101 },
      { label: 'geo_location', start_offset: 115, end_offset: 121 },
      { label: 'geo_location', start_offset: 123, end_offset: 128 },
      { label: 'trivial_name', start_offset: 208, end_offset: 216 },
      { label: 'trivial_name', start_offset: 333, end_offset: 341 },
    ]),
  );
});

test.each([
  ['trivial_name', 'The toxin aflatoxin B1 was found.', 'aflatoxin B1'],
  ['trivial_name', 'It gave betulinic acid and (+)-catechin.', 'betulinic acid, (+)-catechin'],
  ['trivial_name', 'The oil held geranyl acetate in ethyl acetate.', 'geranyl acetate'],
  ['trivial_name', 'We isolated sporogen AO1 from it.', 'sporogen AO1'],
  [
    'trivial_name',
    'Methyl allyl disulfide and diallyl trisulfide',
    'Methyl allyl disulfide, diallyl trisulfide',
  ],
  [
    'trivial_name',
    'grapes contain cyanidin 3-p-coumaroyl glucoside.',
    'cyanidin 3-p-coumaroyl glucoside',
  ],
  ['trivial_name', 'gave bastadin 8 and bastadin 24 (9 mg)', 'bastadin 8, bastadin 24'],
  [
    'trivial_name',
    'atropine 1 mg and atropine 2 mg; caffeine 3 and quercetin 4',
    'atropine, caffeine, quercetin',
  ],
  ['trivial_name', 'geranyl palmitate 2 - 3, geranyl palmitate 5 10.4', 'geranyl palmitate'],
  ['trivial_name', 'gypenoside XVII and notoginsenoside-R1', 'gypenoside XVII, notoginsenoside-R1'],
  [
    'trivial_name',
    'stemanthrene A and prostaglandin F2 alpha',
    'stemanthrene A, prostaglandin F2 alpha',
  ],
  ['trivial_name', 'at dopamine D2 receptors', 'dopamine'],
  [
    'trivial_name',
    'caryophyllene oxide, thymol methyl ether and luteolin 7-sulfate',
    'caryophyllene oxide, thymol methyl ether, luteolin 7-sulfate',
  ],
  ['trivial_name', 'β-Caryophyllene dominates; Carolin wrote it', 'β-Caryophyllene'],
  ['trivial_name', 'It was low. Wogonin reduced anxiety; Fig. 2 by J. Larkinin', 'Wogonin'],
  [
    'trivial_name',
    'It was so. Augustin and Franklin wrote. Dr. Bergin left. Marolin Kaspin too.',
    'nan',
  ],
  [
    'trivial_name',
    'both andrastins A–D and bastadins 4–6; Koninginins A and B',
    'andrastins A–D, bastadins 4–6, Koninginins A',
  ],
  [
    'trivial_name',
    'timosaponin BII, timosaponin A-III and gypenoside LXXV',
    'timosaponin BII, timosaponin A-III, gypenoside LXXV',
  ],
  [
    'trivial_name',
    'gentamicin C1a, teicoplanin A2-2, calicheamicin γ1I',
    'gentamicin C1a, teicoplanin A2-2, calicheamicin γ1I',
  ],
  [
    'trivial_name',
    'notoginsenoside Fc, satratoxin H, roridin E',
    'notoginsenoside Fc, satratoxin H, roridin E',
  ],
  [
    'trivial_name',
    'ganoderic acid C2 was; curcumin In vitro; quercetin O H N',
    'ganoderic acid C2, curcumin, quercetin',
  ],
  ['trivial_name', 'dinophysistoxin-1 and interleukin-6', 'dinophysistoxin-1'],
  [
    'trivial_name',
    'ionomycin calcium salt and α-bisabolol oxide A',
    'ionomycin calcium salt, α-bisabolol oxide A',
  ],
  [
    'trivial_name',
    'ingenol 3-angelate and bastadin 16 34-sulfate, not bastadin 5',
    'ingenol 3-angelate, bastadin 16 34-sulfate, bastadin 5',
  ],
  ['trivial_name', 'carnosol/carnosic acid and/or rutin', 'carnosol, carnosic acid, rutin'],
  ['trivial_name', 'methyl lucidenate F was', 'methyl lucidenate F'],
  ['trivial_name', 'malonyl-CoA by acetyl-CoA carboxylase', 'malonyl-CoA'],
  ['trivial_name', 'farnesyl diphosphate and thionyl chloride', 'farnesyl diphosphate'],
  ['trivial_name', 'D-glucose, cinnamaldehyde and glutaraldehyde', 'D-glucose, cinnamaldehyde'],
  [
    'trivial_name',
    'at the femtomol level dermcidin and the cathelicidin, not thymol, were seen',
    'thymol',
  ],
  ['organism_part', 'IRS, inner root sheath; the root was', 'root'],
  ['trivial_name', 'a hexapeptide, a nephrotoxin and the cyclophilin', 'nan'],
  ['trivial_name', 'betulinic (4) acid was found', 'betulinic (4) acid'],
  ['trivial_name', 'quercetin 3- O-glucoside', 'quercetin 3- O-glucoside'],
  ['trivial_name', 'T-2 toxin and HT-2 toxin', 'T-2 toxin, HT-2 toxin'],
  ['trivial_name', 'a caffeic acid O-methyltransferase and a gallic acid decarboxylase', 'nan'],
  ['compound_group', 'a fatty acid synthase', 'nan'],
  ['abbreviation', 'LXB4 and PGE2, GA3 of no gibberell', 'LXB4, PGE2'],
  ['abbreviation', 'the gibberellin GA4', 'GA4'],
  [
    'iupac_like_name',
    "with quercetin-3-O-(6''-benzoyl)-β-galactoside",
    "quercetin-3-O-(6''-benzoyl)-β-galactoside",
  ],
  ['geo_location', 'Turkey X disease; collected in Cu-contaminated soil', 'nan'],
  ['geo_location', 'Takustr. 3, 14195 Berlin, Germany', 'nan'],
  ['abbreviation', 'gave quercetin (HPLC) and camptothecin (CPT)', 'CPT'],
  ['trivial_name', 'effects of allicin45,46 on larvae', 'allicin'],
  ['trivial_name', 'The protein margin of medicine and the origin of the control zone.', 'nan'],
  ['trivial_name', 'fatty acid, amino acid, formic acid, acetone and methanol', 'nan'],
  ['trivial_name', 'Martin and Benjamin wrote in Berlin; Levenshtein too.', 'nan'],
  ['iupac_name', 'namely 3-nitropropionic acid (2).', '3-nitropropionic acid'],
  [
    'iupac_name',
    'as 7-hydroxy-6-methoxy-2H-chromen-2-one.',
    '7-hydroxy-6-methoxy-2H-chromen-2-one',
  ],
  [
    'iupac_name',
    'and labda-8(17),12E,14-triene-2R,18-diol showed',
    'labda-8(17),12E,14-triene-2R,18-diol',
  ],
  ['iupac_name', '(4-(3,5-dihydroxyphenyl)-phenol)', '4-(3,5-dihydroxyphenyl)-phenol'],
  ['iupac_name', 'in 2010-2012 the 3-year-old and the 5-fold HIV-1 p24', 'nan'],
  [
    'iupac_like_name',
    'gave 3-O-glucosyl-resveratrol and 13-desoxypaxilline',
    '3-O-glucosyl-resveratrol, 13-desoxypaxilline',
  ],
  [
    'iupac_like_name',
    "14-deacetyl parasiticolide A and 2',3-dihydroxy curcumin, but the 3-day curcumin",
    "14-deacetyl parasiticolide A, 2',3-dihydroxy curcumin",
  ],
  ['iupac_like_name', 'with indanoyl-isoleucine', 'indanoyl-isoleucine'],
  [
    'compound_class',
    'a lupane triterpene and an indole alkaloid',
    'lupane triterpene, indole alkaloid',
  ],
  [
    'compound_class',
    'eremophilane sesquiterpenoids in membrane lipids',
    'eremophilane sesquiterpenoids',
  ],
  [
    'compound_class',
    'Crinine-type alkaloids and a C19-diterpenoid alkaloid',
    'Crinine-type alkaloids, C19-diterpenoid alkaloid',
  ],
  [
    'compound_class',
    'a β-carboline alkaloid and a pyridone alkaloid',
    'β-carboline alkaloid, pyridone alkaloid',
  ],
  ['compound_class', 'the Amaryllidaceae alkaloids', 'Amaryllidaceae alkaloids'],
  ['organism_or_species', 'the Amaryllidaceae alkaloids', 'nan'],
  ['compound_class', 'Azaphilones, peptaibols and enediynes', 'Azaphilones, peptaibols, enediynes'],
  [
    'compound_group',
    'Flavonoids and the andrastins, andrastin A among them',
    'Flavonoids, andrastins',
  ],
  [
    'organism_or_species',
    'Aspergillus oryzae and A. flavus by A. Smith',
    'Aspergillus oryzae, A. flavus',
  ],
  [
    'organism_or_species',
    'the sponge Latrunculia brevis and Penicillium sp. FO-3929',
    'Latrunculia brevis, Penicillium sp. FO-3929',
  ],
  [
    'organism_or_species',
    'A. flavus var. columnaris of Aspergillus flavus',
    'A. flavus var. columnaris, Aspergillus flavus',
  ],
  ['organism_or_species', 'Artemisia annua L. (Asteraceae)', 'Artemisia annua, Asteraceae'],
  ['organism_or_species', 'Ocimum plants, These data, Various media', 'nan'],
  ['organism_part', 'The root bark, the stem cells, which leaves much open', 'root bark'],
  ['organism_part', 'Leaves are used; colourless needles formed', 'Leaves'],
  ['geo_location', 'collected in Venosta Valley, Italy, in May 2010', 'Venosta Valley, Italy'],
  [
    'geo_location',
    'The Atacama Desert and the North Chilean Coast',
    'Atacama Desert, North Chilean Coast',
  ],
  ['geo_location', 'in Côte d’Ivoire; a Desert; the Lake', 'Côte d’Ivoire'],
  ['geo_location', 'grown in Vietnam, Kenya and Madagascar', 'Vietnam, Kenya, Madagascar'],
  ['geo_location', 'Department of Chemistry, University of Namibia, Windhoek 9000, Namibia', 'nan'],
  ['geo_location', 'a spectrometer (Bruker, Karlsruhe, Germany) was used', 'nan'],
  ['geo_location', 'a guinea pig, a Guinea pig and a China rose', 'nan'],
  ['location', 'isolated from marine sediment', 'marine sediment'],
  ['Kingdom', 'the kingdom Plantae and the kingdom Fungi; Bacteria grew', 'Plantae, Fungi'],
  ['abbreviation', 'camptothecin (9, CPT) and pheophytin-a (phy-a) by HPLC (UV)', 'CPT, phy-a'],
  ['abbreviation', 'It was abbreviated BA by earlier workers.', 'BA'],
])('%s in "%s" is %s', (label, text, expected) => {
  expect(dataOf(text)[label]).toBe(expected);
});

test('marks every occurrence at word boundaries, and none inside a longer name', () => {
  expect(marked('catechin and (+)-catechin, catechins; catechin.')).toEqual([
    ['compound_group', 'catechins'],
    ['trivial_name', 'catechin'],
    ['trivial_name', 'catechin'],
    ['trivial_name', '(+)-catechin'],
  ]);
});

test('a place of collection is not marked in the addresses of authors, suppliers and funders', () => {
  const text =
    'Institute of Tests, 12345 Berlin, Germany. It was collected in Jena, Germany. We used it (Roe, Jena, Germany). The Jena Foundation paid.';
  const at = text.indexOf('Jena');
  const places = annotate(text).positions.filter(({ label }) => label === 'geo_location');
  expect(places.map(({ start_offset }) => start_offset)).toEqual([at, at + 6]);
});

test('counts offsets in code points, so that letters outside the basic plane count one', () => {
  const text = '𝛼𝛽 quercetin 🌱 in Artemisia annua';
  expect(annotate(text).positions).toEqual([
    { label: 'organism_or_species', start_offset: 18, end_offset: 33 },
    { label: 'trivial_name', start_offset: 3, end_offset: 12 },
  ]);
});

test('finds a name that is split by a line break', () => {
  expect(annotate('from Artemisia\nannua').positions).toEqual([
    { label: 'organism_or_species', start_offset: 5, end_offset: 20 },
  ]);
});

test('ignores the list of references', () => {
  const body = 'Artemisinin, artemisinin and again artemisinin came from Artemisia annua. ';
  const text = `${body.repeat(3)} References 1. Quinine from Cinchona officinalis.`;
  expect(dataOf(text)['organism_or_species']).toBe('Artemisia annua');
  expect(dataOf(text)['trivial_name']).not.toMatch(/uinine/);
});

const sample = [articleHead.abstract, ...articleParagraphs.map(({ text }) => text)]
  .flatMap((source) => readWords(source))
  .map((word) => word.map(({ text }) => text).join(''))
  .join(' ');

test.each(Object.entries(articleEntities))(
  'finds every %s of the sample article',
  (label, names) => {
    const found = (dataOf(sample)[label] ?? '').split(', ').map((name) => name.toLowerCase());
    const missing = names.filter((name: string) => !found.includes(name.toLowerCase()));
    expect(missing).toEqual([]);
  },
);

test.each([
  ['one letter', 'a'],
  ['brackets', '('],
  ['locants', '1,2-'],
  ['capitals', 'A'],
  ['suppliers', 'Sigma-'],
  ['acids', 'kojic acid '],
  ['genera', 'Aspergillus oryzae '],
  ['suffixes', 'in-yl-ol-'],
  ['bodies', 'University '],
  ['capital phrases', 'Aa de '],
  ['modifiers', 'lupane '],
  ['blanks', ' '],
  ['references', 'References 1 '],
  ['groups', `quercetin 3-${'ayl'.repeat(50)}x `],
  ['prefixes', `${'N-p-'.repeat(39)}x `],
])('hostile text of 200000 characters (%s) is annotated', (_, piece) => {
  const text = piece.repeat(Math.ceil(200_000 / piece.length)).slice(0, 200_000);
  expect(Object.keys(annotate(text).extracted_data)).toHaveLength(11);
});

test('twenty thousand different names are located', () => {
  const names = Array.from({ length: 12_000 }, (_, index) => `zorb${word(index)}oside`);
  expect(annotate(names.join(' ')).positions).toHaveLength(names.length);
});

/** A number in letters a..j. */
function word(value: number): string {
  return [...String(value)].map((digit) => 'abcdefghij'.charAt(Number(digit))).join('');
}
