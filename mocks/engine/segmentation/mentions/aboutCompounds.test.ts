import { codePointOffsets } from '../../annotation/codePoints';
import { pageOf, placeText } from '../../testing/placeText';
import { articleText } from '../../text/readArticle';
import type { Paragraph } from '../../text/paragraph';
import { aboutCompounds } from './aboutCompounds';
import type { LabelWords } from './sharedLabels';

const QUERCETIN = { number: '3', name: 'quercetin', confidence: 0.9 };

const paragraph = (text: string, pageIndex = 0): Paragraph => ({
  label: HEADING.test(text) ? 'section_header' : /^[^.]+$/.test(text) ? 'title' : 'text',
  text,
  pageIndex,
  box: [0, 0, 1, 1],
  size: 10,
});

const HEADING = /^\d+\. \w+(?: \w+)?$/;

const article = (...paragraphs: readonly Paragraph[]) => ({ paragraphs, pages: [] });

/** What a text says of drawings with these labels, all on the first page. */
const aboutIn = (text: string, ...labels: readonly LabelWords[]) =>
  aboutCompounds(
    article(...text.split('\n\n').map((each) => paragraph(each))),
    labels.map((label) => ({ pageIndex: 0, label })),
  );

const mentionsOf = (text: string, ...labels: readonly LabelWords[]) =>
  aboutIn(text, ...labels).map((about) => about?.mentions);

describe('an article speaks of a drawing', () => {
  it('by its name and by its number, each sentence once', () => {
    const text =
      'The leaves gave quercetin (3), and quercetin again. Rutin was sought in vain. It was compound 3 in all of the samples.';
    const [mentions] = mentionsOf(text, QUERCETIN);
    expect(mentions?.map(({ sentence }) => sentence)).toEqual([
      'The leaves gave quercetin (3), and quercetin again.',
      'It was compound 3 in all of the samples.',
    ]);
  });

  it('at a place in code points of the whole text', () => {
    const text = 'The sign 𝛽 is of no use here.\n\nThe leaves of the tree gave quercetin.';
    const [mention] = mentionsOf(text, QUERCETIN)[0] ?? [];
    const whole = articleText(text.split('\n\n').map((each) => paragraph(each)));
    const at = codePointOffsets(whole)(whole.indexOf('quercetin'));
    expect(mention).toMatchObject({ start: at, end: at + 'quercetin'.length });
    expect(at).toBe(whole.indexOf('quercetin') - 1);
  });

  it('in prose, not in headings, tables and the labels of figures', () => {
    expect(mentionsOf('3 quercetin\n\nOH O OMe 3 quercetin OH', QUERCETIN)).toEqual([[]]);
  });

  it('before its references', () => {
    const filler = 'Nothing of note was found in all of the leaves. '.repeat(4).trim();
    const text = `${filler}\n\nReferences 1. Smith, J. Quercetin in the leaves of the tree.`;
    expect(mentionsOf(text, QUERCETIN)).toEqual([[]]);
  });

  it('by what stands before the brackets of a name', () => {
    const label = { name: 'Psychosine (lysoGalCer)', confidence: 0.9 };
    expect(mentionsOf('It comes of psychosine in the brain.', label)[0]).toHaveLength(1);
  });

  it('before citations, and with other hyphens than its label has', () => {
    const label = { name: 'quercetin-3-O-glucoside', confidence: 0.9 };
    const text = 'The leaves of the tree gave quercetin‑3‑O‑glucoside³,⁴ as before.';
    expect(mentionsOf(text, label)[0]).toHaveLength(1);
  });

  it('by the name that it gives to the number elsewhere', () => {
    const text = 'The leaves gave rutin (3). In all of the samples rutin was yellow.';
    expect(mentionsOf(text, { number: '3', confidence: 0.9 })[0]).toHaveLength(2);
  });

  it('not if the label is doubtful or missing', () => {
    const text = 'The leaves of the tree gave quercetin.';
    expect(mentionsOf(text, { ...QUERCETIN, confidence: 0.74 })).toEqual([[]]);
    expect(aboutCompounds(article(paragraph(text)), [{ pageIndex: 0 }])).toEqual([undefined]);
  });
});

test('of many mentions the twelve nearest to the drawing stay', () => {
  const paragraphs = Array.from({ length: 20 }, (_, i) =>
    paragraph(`It gave quercetin in test ${i} too.`, i),
  );
  const [about] = aboutCompounds(article(...paragraphs), [{ pageIndex: 15, label: QUERCETIN }]);
  expect(about?.mentions.map(({ pageIndex }) => pageIndex)).toEqual([
    8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
  ]);
});

describe('the names that a text gives to a number', () => {
  const THREE = { number: '3', confidence: 0.9 };
  const namesOf = (text: string, label: LabelWords = THREE) =>
    aboutIn(text, label)[0]?.statedNames.map(({ name, otherNames }) => [name, ...otherNames]);

  it('are one, with its place and sentence, however it is written', () => {
    const text =
      'Quercetin (3) was yellow. The roots gave quercetin (3) and rutin (4).\n\n3.2. Quercetin (3)';
    expect(aboutIn(text, THREE)[0]?.statedNames).toMatchObject([
      { name: 'quercetin', start: 0, end: 12, pageIndex: 0, sentence: 'Quercetin (3) was yellow.' },
    ]);
  });

  it('are all told if they differ, the most frequent first', () => {
    const text = 'Rutin (3) was old. Quercetin (3) was yellow. The roots gave quercetin (3).';
    expect(namesOf(text)).toEqual([['quercetin'], ['Rutin']]);
  });

  it('are one where the text says that they are', () => {
    const text = 'It gave quercetin 3-O-rutinoside (rutin, 3). Again rutin (3) was yellow.';
    expect(namesOf(text)).toEqual([['quercetin 3-O-rutinoside', 'rutin']]);
  });

  it('are in tables of at least three rows that begin with a number', () => {
    const rows = (...of: readonly string[]) => of.join('\n');
    const table = (text: string) =>
      aboutCompounds({ paragraphs: [{ ...paragraph(text), label: 'table' }], pages: [] }, [
        { pageIndex: 0, label: THREE },
      ])[0]?.statedNames.map(({ name }) => name);
    expect(table(rows('1 quercetin 301.1', '2 ursolic acid 456', '3 rutin C4 H8 S2'))).toEqual([
      'rutin',
    ]);
    expect(table(rows('No. Name m/z', '3 rutin 609', '4 quercetin 301'))).toEqual([]);
  });

  it('are none of a doubtful label', () => {
    expect(namesOf('Quercetin (3) was yellow.', { number: '3', confidence: 0.7 })).toEqual([]);
  });
});

describe('the sources of a compound', () => {
  const FIRST = { number: '1', name: 'lupeol', confidence: 0.9 };
  const sourcesOf = (text: string, ...labels: readonly LabelWords[]) =>
    aboutIn(text, ...(labels.length > 0 ? labels : [FIRST])).map((about) =>
      about?.sources.map(({ organism, part, place, by }) => [organism, part, place, by]),
    )[0];
  const head =
    'Chemical constituents of Phoenix paludosa\n\nAbstract: Three triterpenes were isolated from the leaves of Phoenix paludosa.\n\n1. Introduction\n\n';
  const material =
    '\n\n2. Plant material\n\nThe leaves of P. paludosa were collected in Dhaka, Bangladesh, in May.';

  it('are those that its sentence states, with their part', () => {
    const text =
      'Phoenix paludosa grows here. Lupeol (1) was isolated from the leaves of P. paludosa.';
    expect(sourcesOf(text)).toEqual([['Phoenix paludosa', 'leaves', undefined, 'sentence']]);
  });

  it('stand once each, with part and place of the sentence about what was collected', () => {
    const text = `${head}Lupeol (1) was isolated from Phoenix paludosa. We obtained lupeol from P. paludosa again.${material}`;
    expect(sourcesOf(text)).toEqual([
      ['Phoenix paludosa', 'leaves', 'Dhaka, Bangladesh', 'sentence'],
    ]);
  });

  it("are the article's own for what it states as isolated", () => {
    const text = `${head}Column chromatography afforded pure lupeol (1).${material}`;
    expect(sourcesOf(text)).toEqual([
      ['Phoenix paludosa', 'leaves', 'Dhaka, Bangladesh', 'article'],
    ]);
    const only = `${head}Lupeol (1) is known as a triterpene of many kinds.${material}`;
    expect(sourcesOf(only)).toEqual([]);
  });

  it("are not the article's own where a sentence decides for another", () => {
    const text = `${head}Lupeol (1) was obtained from the bark of Alstonia scholaris.${material}`;
    expect(sourcesOf(text)).toEqual([['Alstonia scholaris', 'bark', undefined, 'sentence']]);
  });

  it.each([
    [
      'from X and 2 from Y',
      'Lupeol (1) from Salvia officinalis and rutin (2) from Vitis vinifera.',
    ],
    [
      'whose subject is each organism',
      'Salvia officinalis contained lupeol (1), and Vitis vinifera contained rutin (2).',
    ],
    [
      'that begins with where from',
      'From Salvia officinalis lupeol (1) was obtained, and from Vitis vinifera rutin (2).',
    ],
    [
      'that lists others, too',
      'All were isolated from Vitis vinifera, Ocimum labiatum and Alstonia scholaris, and one more, lupeol (1), from Salvia officinalis.',
    ],
    [
      'with more compounds than organisms',
      'Lupeol (1) from Salvia officinalis, rutin (2) from Vitis vinifera and quercetin (3) were white.',
    ],
  ])('are those beside the compound in a sentence %s', (_form, text) => {
    expect(sourcesOf(text)).toEqual([['Salvia officinalis', undefined, undefined, 'sentence']]);
  });

  it('are what the paragraph was extracted from before it was isolated', () => {
    const roots =
      '1. Introduction\n\nVitis vinifera, gathered in Tartu, was ground. The roots of Salvia officinalis were extracted.';
    const gave = 'The extract was dried. Chromatography afforded lupeol (1).';
    expect(sourcesOf(`${roots} ${gave}`)).toEqual([
      ['Salvia officinalis', 'roots', undefined, 'article'],
    ]);
    expect(sourcesOf(`${roots} ${gave.replace('afforded', 'told nothing of')}`)).toEqual([]);
    expect(sourcesOf(`${roots}\n\n${gave}`)).toEqual([]);
    expect(
      sourcesOf(
        `1. Introduction\n\nRoots of Salvia officinalis and Vitis vinifera were extracted. ${gave}`,
      ),
    ).toEqual([]);
  });

  it.each([
    ['a host', 'Lupeol (1) was found in Nicotiana benthamiana that expressed the synthase.'],
    ['what it was tested on', 'Lupeol (1) was active against Staphylococcus aureus.'],
    ['what others isolated it from', 'Lupeol (1) was known from Camellia sinensis [12].'],
    ['what is mentioned', 'Lupeol (1) is rarer than in Camellia sinensis and all of its kin.'],
  ])('are never %s', (_what, text) => {
    expect(sourcesOf(text)).toEqual([]);
  });

  it('are no host or test subject of another sentence', () => {
    const found = 'Lupeol (1) was detected in the leaves of N. benthamiana.';
    expect(sourcesOf(`Nicotiana benthamiana is a weed. ${found}`)).toHaveLength(1);
    expect(sourcesOf(`Its gene was expressed in Nicotiana benthamiana. ${found}`)).toEqual([]);
  });

  it('are none for labels that may stand for several compounds', () => {
    const text = 'Lupeol (1) was isolated from the leaves of Phoenix paludosa.';
    expect(sourcesOf(text, FIRST, { ...FIRST, name: 'rutin' })).toEqual([]);
    expect(sourcesOf(text, FIRST, { ...FIRST, number: '2' })).toEqual([]);
    expect(
      sourcesOf('Compounds 1, 2 came from Camellia sinensis.', { number: '1, 2', confidence: 1 }),
    ).toEqual([]);
    expect(sourcesOf(text, FIRST, FIRST)).toHaveLength(1);
  });
});

test('a mention is on the page that shows it, also in a paragraph that began on the page before', () => {
  const text = 'It began with a sentence on the first page. It ended with quercetin on the second.';
  const pages = [
    pageOf([placeText('It began with a sentence on the first page. It ended', 50, 700)]),
    pageOf([placeText('with quer-', 50, 60), placeText('cetin on the second.', 50, 72)], 1),
  ];
  const read = { paragraphs: [paragraph(text)], pages };
  const drawing = { pageIndex: 0, label: { name: 'quercetin', confidence: 0.9 } };
  expect(aboutCompounds(read, [drawing])).toMatchObject([{ mentions: [{ pageIndex: 1 }] }]);
  const before = { ...drawing, label: { name: 'ended', confidence: 0.9 } };
  expect(aboutCompounds(read, [before])).toMatchObject([{ mentions: [{ pageIndex: 0 }] }]);
});

test('an article with very many labels is not searched, as each takes time', () => {
  const text = 'The leaves of the tree gave quercetin.';
  const many = Array.from({ length: 401 }, () => QUERCETIN);
  expect(mentionsOf(text, ...many).every((each) => each === undefined)).toBe(true);
});

describe('the formulas that a text states of a number', () => {
  const formulasOf = (text: string, ...numbers: readonly string[]) =>
    aboutIn(text, ...numbers.map((number) => ({ number, confidence: 0.9 }))).map((about) =>
      about?.statedFormulas.map(({ formula }) => formula).join(' '),
    );

  it('are those of the sentence’s first compound', () => {
    const text = 'Compound 1 had the formula C20H28O4, and resembled compound 2.';
    expect(formulasOf(text, '1', '2')).toEqual(['C20H28O4', '']);
  });

  it('are those of what the sentences before are about', () => {
    const text =
      'Compound 1 was a white powder. Its spectra were like those of compound 2. Its formula was C20H28O4, more than that of compound 2.';
    expect(formulasOf(text, '1', '2')).toEqual(['C20H28O4', '']);
  });

  it('are not those of another paragraph', () => {
    expect(formulasOf('Compound 1 was a powder.\n\nThe formula was C20H28O4.', '1')).toEqual(['']);
  });

  it('are those of the heading above', () => {
    const text =
      '3. Compound 5\n\nWhite powder. HREIMS m/z 456.3603 (calcd for C30H48O3, 456.3603).';
    expect(formulasOf(text, '5')).toEqual(['C30H48O3']);
  });

  it('are those of the name before them in a row of data', () => {
    const text =
      'Lupeol (3): needles; HREIMS m/z 426.3860 (calcd for C30H50O, 426.3862). Betulin (4): oil; the formula C30H50O2.';
    expect(formulasOf(text, '3', '4')).toEqual(['C30H50O', 'C30H50O2']);
  });

  it('go to as many compounds in their order, and to all that have the same', () => {
    const text =
      'The formulas of 6 and 7 were C15H10O6 and C15H10O7, respectively. Compounds 8 and 9 had the same formula C15H12O5. Compounds 6 and 8 have the formula C15H14O7.';
    expect(formulasOf(text, '6', '7', '8', '9')).toEqual([
      ...['C15H10O6', 'C15H10O7'],
      ...['C15H12O5', 'C15H12O5'],
    ]);
  });

  it('are those of the compound that is named behind each, where some are left out', () => {
    const text =
      'The formulas are C15H22O5 for 1, C10H8O4 for 2, not known for 3, and C20H18NO4+ for 4.';
    expect(formulasOf(text, '1', '2', '3', '4')).toEqual([
      ...['C15H22O5', 'C10H8O4'],
      ...['', 'C20H18NO4'],
    ]);
  });

  it.each([
    ['after a comparison', 'Compared with compound 2, compound 1 had the formula C20H28O4.'],
    ['by number alone', 'The formula of 1, a white powder, was C20H28O4, as was told for 2.'],
    ['at a beginning', '1 has the formula C20H28O4, unlike 2.'],
    [
      'before each',
      'Compound 1: HREIMS m/z 332.1988 (calcd for C20H28O4, 332.1988), formula C20H28O4; compound 2 gave m/z 332.',
    ],
  ])('are those of the subject %s', (_where, text) => {
    expect(formulasOf(text, '1', '2')).toEqual(['C20H28O4', '']);
  });

  it('are found by the name alone', () => {
    const [about] = aboutIn('Quercetin has the formula C15H10O7.', {
      ...{ name: 'quercetin', confidence: 0.9 },
    });
    expect(about?.statedFormulas).toMatchObject([
      { formula: 'C15H10O7', pageIndex: 0, sentence: 'Quercetin has the formula C15H10O7.' },
    ]);
  });

  it('are given as masses only without any', () => {
    const text =
      'Compound 1: ESIMS m/z 303 [M+H]+. Compound 1 has the formula C15H10O7. Compound 2: ESIMS m/z 303 [M+H]+.';
    const abouts = aboutIn(text, ...['1', '2'].map((number) => ({ number, confidence: 0.9 })));
    expect(abouts.map((about) => about?.statedFormulas.length)).toEqual([1, 1]);
    expect(abouts[1]?.statedFormulas[0]).toMatchObject({ within: 0.9 });
  });
});

describe('the carbons that a text states of a number', () => {
  const carbonsOf = (text: string, ...numbers: readonly string[]) =>
    aboutIn(text, ...numbers.map((number) => ({ number, confidence: 0.9 }))).map((about) =>
      about?.statedCarbons.map(({ carbons }) => carbons),
    );
  const SIX = '170.1 (1), 133.2 (2), 71.9 (3), 55.3 (4), 21.0 (5), 14.1 (6)';

  it('are those of the sentence’s compound, whatever atoms a list of signals has', () => {
    const text = `Lupeol (2): needles; 13C NMR (CDCl3) δ ${SIX}; the formula C6H8O2. It has the formula C6H8O2.`;
    expect(carbonsOf(text, '2', '1', '6')).toEqual([[6], [], []]);
    expect(aboutIn(text, { number: '2', confidence: 0.9 })[0]?.statedFormulas).toHaveLength(1);
  });

  it('are those of the heading above', () => {
    expect(carbonsOf(`3. Compound 5\n\nWhite powder. 13C NMR δ ${SIX}.`, '5', '1')).toEqual([
      [6],
      [],
    ]);
  });

  it('are those of what the sentences before are about, with their sentence', () => {
    const sentence = 'Its 13C NMR spectrum showed 20 carbon signals.';
    const text = `Compound 1 was a powder, unlike compound 2 and the others. ${sentence}`;
    const abouts = aboutIn(text, ...['1', '2'].map((number) => ({ number, confidence: 0.9 })));
    expect(abouts.map((about) => about?.statedCarbons)).toMatchObject([
      [{ carbons: 20, pageIndex: 0, sentence }],
      [],
    ]);
  });

  it('are none of several compounds at once', () => {
    expect(carbonsOf('Compounds 1 and 2 gave 20 carbon signals by NMR.', '1', '2')).toEqual([
      [],
      [],
    ]);
  });
});
