import { annotate } from './annotate';
import { readText } from './readText';

const read = (text: string) => readText(text).plain;

test.each([
  ['quercetin³,⁴ and artemisinin¹² too', 'quercetin and artemisinin too'],
  ['Salvia miltiorrhiza⁶⁻⁸.', 'Salvia miltiorrhiza.'],
  ['quercetin,³ Vitis vinifera.⁵ The', 'quercetin, Vitis vinifera. The'],
  ['Streptomyces sp.³ and S. atratus CNB-091⁴', 'Streptomyces sp. and S. atratus CNB-091'],
  ['andrastin A³ and microcystin-LR⁴⁻⁶', 'andrastin A and microcystin-LR'],
  ['quercetin[3] and rutin [4, 5–7].', 'quercetin and rutin.'],
  ['quercetin3,4 and Vitis vinifera5,', 'quercetin and Vitis vinifera,'],
  ['Rb1² and Taxol® or Taxol™,³', 'Rb1 and Taxol or Taxol,'],
  ['camp\u00adtothecin\u200b', 'camptothecin'],
  ['quercetin‑3‑O‑glucoside, β‑caryophyllene', 'quercetin-3-O-glucoside, β-caryophyllene'],
  ['quercetin–3–O–glucoside, β–caryophyllene', 'quercetin-3-O-glucoside, β-caryophyllene'],
])('of "%s" the tagger reads "%s"', (text, plain) => {
  expect(read(text)).toBe(plain);
});

test.each([
  'Δ⁹-tetrahydrocannabinol',
  'Ca²⁺, 10⁻⁶ M, 10³ cells and cm⁻¹',
  'cucurbit[7]uril, bicyclo[3.2.1]octane, [¹⁴C]methane',
  'tricyclo[5.4.0.0²,⁸]undecane',
  'andrastins A–C and 3–5 mg',
  'interleukin-6, sigma1 receptors and B12',
  '(−)-epicatechin',
])('reads "%s" as it is', (text) => {
  expect(read(text)).toBe(text);
});

test('a stretch of what is read has its place in the text, without what was left out at its ends', () => {
  const text = 'From¹ Vitis\u00ad vinifera⁵,⁶ came camp\u00adtothecin³.';
  const { plain, placeOf } = readText(text);
  const placed = (words: string) => {
    const at = plain.indexOf(words);
    const { start, end } = placeOf(at, at + words.length);
    return text.slice(start, end);
  };
  expect(placed('Vitis vinifera')).toBe('Vitis\u00ad vinifera');
  expect(placed('camptothecin')).toBe('camp\u00adtothecin');
  expect(placed('came')).toBe('came');
});

const marked = (text: string) =>
  annotate(text).positions.map(({ start_offset, end_offset }) =>
    [...text].slice(start_offset, end_offset).join(''),
  );

test('names before citations are found whole, and the citations are no part of them', () => {
  const text =
    '𝛽: quercetin³,⁴, artemisinin¹² of Vitis vinifera⁵ and quercetin[6]; quercetin7,8 too.';
  expect(marked(text)).toEqual(
    expect.arrayContaining(['quercetin', 'artemisinin', 'Vitis vinifera']),
  );
  expect(marked(text).filter((name) => name === 'quercetin')).toHaveLength(3);
});

test('a name is marked before a raised number that a word goes on behind', () => {
  expect(marked('We gave quercetin, and had quercetin³-treated cells.')).toEqual([
    'quercetin',
    'quercetin',
  ]);
});

test('a name is written and marked as in the text, whichever hyphens it has there', () => {
  const text = 'Both β‑caryophyllene and β-caryophyllene were camp\u00adtothecin.';
  expect(annotate(text).extracted_data).toMatchObject({
    trivial_name: 'β‑caryophyllene, camptothecin',
  });
  expect(marked(text)).toEqual(['β‑caryophyllene', 'β-caryophyllene', 'camp\u00adtothecin']);
});
