import type { Paragraph } from './columns';

/** Prefix 10.5555 is reserved for tests (Crossref); no such article is registered. */
export const articleDoi = '10.5555/marcus.sample.0001';

export const articleHead = {
  title: 'Eleven Natural Products from Six Plants and a Koji Mould',
  author: 'The MARCUS project',
  notice:
    'Sample article for trying out the program. The isolation told here is invented; the compounds, the plants and the fungus are real.',
  abstract:
    'This sample article tells of an invented isolation. No plant was collected and no yield was measured for it; only the structures and the organisms are real. In the story, ten known compounds are obtained from *Artemisia annua*, *Berberis vulgaris*, *Betula pendula*, *Rheum palmatum*, *Podophyllum peltatum* and *Camptotheca acuminata*, and one more, kojic acid (**11**), from a culture of the fungus *Aspergillus oryzae*. They belong to the sesquiterpene lactones, coumarins, flavonoids, isoquinoline alkaloids, triterpenes, anthraquinones, lignans, quinoline alkaloids, monoterpenes and pyrones, so that drawings with and without stereochemistry, with charges and with condensed groups stand on three pages.',
  keywords: [
    'natural products',
    'sample article',
    'artemisinin',
    'berberine',
    'betulinic acid',
    'kojic acid',
    'Artemisia annua',
    'Aspergillus oryzae',
  ],
} as const;

const heading = (text: string): Paragraph => ({ kind: 'heading', text });
const first = (text: string): Paragraph => ({ kind: 'first', text });
const body = (text: string): Paragraph => ({ kind: 'body', text });

/** The running text, in the mark-up of richText. */
export const articleParagraphs: readonly Paragraph[] = [
  heading('1. Introduction'),
  first(
    'Chemists who look for new natural products read many older articles, and much of what they need stands there in drawings. A drawing cannot be searched. It has to be found on the page, cut out, turned into a structure that a computer understands, and joined to the names and organisms in the text. This article was written so that each of these steps can be tried on a document whose content is known exactly. Its text is our own, its isolation is invented, and its truth lies beside the program.',
  ),
  body(
    'The kingdom Plantae gives most of the material. Six flowering plants were chosen because each of them is known for at least one compound that has found its way into medicine or into the laboratory. The sweet wormwood *Artemisia annua* L. (Asteraceae) contains the sesquiterpene lactone artemisinin (**1**), whose peroxide bridge makes it active against malaria. The common barberry *Berberis vulgaris* L. (Berberidaceae) owes the yellow colour of its wood to the isoquinoline alkaloid berberine (**4**), a quaternary ammonium salt. The silver birch *Betula pendula* Roth (Betulaceae) keeps triterpenes in its white bark.',
  ),
  body(
    'The Chinese rhubarb *Rheum palmatum* L. (Polygonaceae) is a source of anthraquinones and catechins. The mayapple *Podophyllum peltatum* L. (Berberidaceae) and the happy tree *Camptotheca acuminata* Decne. (Nyssaceae) gave medicine two famous starting points for drugs against cancer, podophyllotoxin (**8**) and camptothecin (**9**). From the kingdom Fungi comes *Aspergillus oryzae*, the koji mould, with which rice and soy beans are fermented in Japan.',
  ),
  heading('2. Results and Discussion'),
  first(
    'In the story, the dried leaves of *A. annua*, collected near Jena, Germany, were extracted with hexane and then with methanol. Chromatography of the hexane extract on silica gel gave artemisinin (**1**) as colourless needles. The methanol extract yielded the coumarin scopoletin (**2**), recognised by its blue fluorescence, and the flavonol quercetin (**3**). The essential oil of the flowers held the monoterpene ester geranyl acetate (**10**).',
  ),
  body(
    "The structure of **1** has seven stereocentres and a 1,2,4-trioxane ring. In Figure 1 the hydrogen atoms at the ring fusions are drawn, as in most articles on terpenoids, so that wedged and hashed bonds end at letters. Scopoletin is 7-hydroxy-6-methoxy-2H-chromen-2-one; its methoxy group is printed as letters, which a program has to read as one oxygen and one carbon atom. Quercetin has five hydroxy groups and no stereocentre, as its other name, 3,3',4',5,7-pentahydroxyflavone, tells; in the plant it stands mostly as its glycoside rutin.",
  ),
  body(
    'The root bark of *B. vulgaris*, from plants of the Venosta Valley, Italy, was extracted with acidic ethanol. Berberine (**4**) separated as a yellow chloride. The drawing shows the cation alone, with the positive charge at the nitrogen atom. Its molecular ion at *m/z* 336 needs no protonation.',
  ),
  body(
    'The outer bark of *B. pendula*, gathered at Tartu, Estonia, gave betulinic acid (**5**), a lupane triterpene with ten stereocentres, after extraction with dichloromethane and crystallisation from methanol. It was abbreviated BA by earlier workers. Its carboxylic acid stands at C-17 and is printed as one condensed group. The same extract is rich in betulin and lupeol, which are named here without a drawing.',
  ),
  body(
    'The roots of *R. palmatum*, bought in Lanzhou, China, were ground and extracted with aqueous acetone. Countercurrent chromatography separated the flavan-3-ol (+)-catechin (**6**) from the orange anthraquinone emodin (**7**), which is 1,3,8-trihydroxy-6-methylanthracene-9,10-dione. Two of its three hydroxy groups form hydrogen bonds to a carbonyl group and appear at low field in the proton spectrum.',
  ),
  body(
    'The rhizomes of *P. peltatum* from a forest in Ontario, Canada, contained the aryltetralin lignan podophyllotoxin (**8**, PTOX). Its *trans*-fused lactone is strained and turns over in weak base to give picropodophyllin, so that the configuration of all four stereocentres has to be read from the wedges with care. The three methoxy groups of the pendent ring are condensed in the drawing, the methylenedioxy bridge is not.',
  ),
  body(
    'The fruits of *C. acuminata*, grown in Chengdu, China, were the source of the quinoline alkaloid camptothecin (**9**, CPT). Five rings lie in one plane; the only stereocentre carries an ethyl group and a tertiary alcohol next to the lactone. Camptothecin is almost insoluble in water, and its sodium salt opens the lactone ring.',
  ),
  body(
    'A culture of *A. oryzae* on steamed rice was kept for ten days and then extracted with ethyl acetate. From it the pyrone kojic acid (**11**) crystallised in long prisms; its name by rule is 5-hydroxy-2-(hydroxymethyl)-4H-pyran-4-one. Its drawing in Figure 4 was stored as a bitmap at 180 dots per inch, as in articles whose figures were pasted from a word processor. A program that reads the lines of a page finds none here and has to look at the pixels.',
  ),
  body(
    'Table 1 lists the sources again. The same eleven compounds thus come as line art with real letters, which is how most publishers print them today, and as pixels, which is how older articles and scans show them. A reader may compare what a program finds with the names below the drawings.',
  ),
  heading('3. Remarks on the Compounds'),
  first(
    'Artemisinin is found in few plants, and its content in the leaves of *A. annua* depends on the season. Scopoletin, in contrast, is widespread; it was named after *Scopolia carniolica*, a plant of the nightshade family, and collects in many roots when they are wounded. Quercetin and its glycosides occur in onions, in apples and in tea, the leaves of *Camellia sinensis*, and few extracts of leaves are free of them.',
  ),
  body(
    'Berberine is not limited to barberries. The rhizomes of *Coptis chinensis*, a plant of the buttercup family, hold more of it, together with palmatine and coptisine. All three are protoberberine alkaloids with the same four rings and differ in the groups at the outer oxygen atoms. A program that loses the positive charge, or that adds a hydrogen atom to the nitrogen atom, makes another compound of each of them.',
  ),
  body(
    'Betulinic acid is made from the more plentiful betulin by oxidation at C-28. Lupeol has a methyl group at this place. The three differ by nothing else, so that the condensed carboxylic acid in Figure 2 decides which of them is drawn. The isopropenyl group at the five-membered ring is the mark of the lupane skeleton.',
  ),
  body(
    '(+)-Catechin has the configuration 2R,3S. Its epimer (-)-epicatechin differs in one wedge. Emodin was first found in rhubarbs and also stands in the roots of *Reynoutria japonica*, together with resveratrol. As a flat molecule it needs no wedge at all, and its drawing tests the double bonds of a quinone.',
  ),
  body(
    'Podophyllotoxin and camptothecin are themselves too toxic for general use. Their semisynthetic descendants etoposide and topotecan are given to patients. Geranyl acetate, a liquid with the scent of roses, has one double bond whose configuration has to be read from the drawing, and kojic acid, which stops the browning of cut fruit, is a small ring with two hydroxy groups of different kinds.',
  ),
  heading('4. Plants and Places'),
  first(
    '*Artemisia annua* comes from the temperate parts of Asia and is grown as a field crop in Vietnam, Kenya and Madagascar. *Berberis vulgaris* stands in hedges and on dry slopes of Europe; its sour berries are eaten in Iran. *Betula pendula* forms light forests from Ireland to Siberia. *Rheum palmatum* is at home in the mountains of western China and Tibet, *Podophyllum peltatum* on the floor of deciduous woods in North America, and *Camptotheca acuminata* beside streams in the south of China.',
  ),
  body(
    'A real report would name the collectors, the permits, the dates and the voucher specimens of each plant. As no plant was collected for this text, it names none. The places were chosen because the species grow there, and the parts because they are known to hold the compounds: leaves for artemisinin, root bark for berberine, outer bark for betulinic acid, roots for emodin, rhizomes for podophyllotoxin and fruits for camptothecin.',
  ),
  heading('5. Methods of the Invented Isolation'),
  first(
    'Dried and powdered plant material (in the story 500 g of each) was extracted three times at room temperature. Extracts were concentrated at 40 °C under reduced pressure and separated on columns of silica gel or Sephadex LH-20. Purity was followed by thin-layer chromatography (TLC) and by high-performance liquid chromatography (HPLC). Spectra would have been taken in deuterated methanol or chloroform at 500 MHz; none were, because nothing was isolated.',
  ),
  body(
    'Molecular formulas follow from the structures: C_{15}H_{22}O_{5} for **1**, C_{10}H_{8}O_{4} for **2**, C_{15}H_{10}O_{7} for **3**, C_{20}H_{18}NO_{4}^{+} for **4**, C_{30}H_{48}O_{3} for **5**, C_{15}H_{14}O_{6} for **6**, C_{15}H_{10}O_{5} for **7**, C_{22}H_{22}O_{8} for **8**, C_{20}H_{16}N_{2}O_{4} for **9**, C_{12}H_{20}O_{2} for **10** and C_{6}H_{6}O_{4} for **11**.',
  ),
  heading('6. How the Drawings Were Made'),
  first(
    'Coordinates were computed with RDKit and its layout program CoordGen. Bonds are 14.4 points long and 0.6 points wide, double bonds keep a distance of 18 % of the bond length, wedges are filled triangles and hashed bonds are rows of short strokes. Atom labels are set in Helvetica of 10 points as text, not as outlines. Compound numbers and names stand below the drawings and do not belong to them.',
  ),
  body(
    'Every second line of a double bond stands inside its ring, and double bonds to a single terminal atom are centred. Wedges begin at the stereocentre with their narrow end. Each structure was read back from its coordinates and wedges and gave the same SMILES as the one it was drawn from.',
  ),
  heading('7. Conclusions'),
  first(
    'Eleven real natural products of ten compound classes, from seven real organisms, stand in one short and invented report. Whoever extracts it completely should hold eleven structures, their names, the plants and the fungus, the plant parts and the places. Nothing in it should be cited, and none of it should be entered into a database of published findings.',
  ),
  heading('Abbreviations'),
  first(
    'BA, betulinic acid; CPT, camptothecin; PTOX, podophyllotoxin; OAc, acetoxy; OMe, methoxy; HPLC, high-performance liquid chromatography; TLC, thin-layer chromatography.',
  ),
  heading('About this Article'),
  first(
    'The text, the drawings and the table belong to the MARCUS program and may be used, changed and passed on under its licence. The identifier on the first page begins with 10.5555, a prefix that is kept for tests; no registration agency resolves it. The script that makes this file stands beside its truth, a table of all drawings with their pages, boxes, names and SMILES, and of all names that a careful reader would mark in the text.',
  ),
];

/** Rows of Table 1: organism, part, place, compounds. */
export const sourceTable: readonly (readonly [string, string, string, string])[] = [
  ['*Artemisia annua*', 'leaves, flowers', 'Jena, Germany', '**1**, **2**, **3**, **10**'],
  ['*Berberis vulgaris*', 'root bark', 'Venosta Valley, Italy', '**4**'],
  ['*Betula pendula*', 'outer bark', 'Tartu, Estonia', '**5**'],
  ['*Rheum palmatum*', 'roots', 'Lanzhou, China', '**6**, **7**'],
  ['*Podophyllum peltatum*', 'rhizomes', 'Ontario, Canada', '**8**'],
  ['*Camptotheca acuminata*', 'fruits', 'Chengdu, China', '**9**'],
  ['*Aspergillus oryzae*', 'culture', 'no place given', '**11**'],
];
