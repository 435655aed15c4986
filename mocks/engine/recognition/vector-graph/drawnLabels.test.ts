import type { Point } from '../../geometry/box';
import { readLineArt } from './readLineArt';
import { BOND, DrawingBuilder, shortOf, step } from './testing/drawingBuilder';
import { bondList, elementCounts } from './testing/formula';
import {
  corner,
  cyclohexane,
  readDrawing,
  SUBSTITUENT,
  withSubstituent,
} from './testing/readDrawing';

it.each([
  ['(CH2)12CH3', 'C19'],
  ['C5H11', 'C11'],
  ['OPP', 'C6 O7 P2'],
  ['COCO2Et', 'C10 O3'],
  ['Alkyl', '*1 C6'],
  ['OAlkyl', '*1 C6 O1'],
  ['CO2Na', 'C7 Na1 O2'],
  ['SO3K', 'C6 K1 O3 S1'],
])('writes out %s at a bond as %s', (label, atoms) => {
  expect(elementCounts(readDrawing(withSubstituent(label)))).toBe(atoms);
});

it.each([
  ['CH=CHCO2Et', 1],
  ['CH=NNHPh', 1],
  ['CH=CH2', 0],
  ['COPh', 0],
])('gives %s no configuration: %i double bonds state that it is unknown', (label, count) => {
  const { bonds } = readDrawing(withSubstituent(label));
  expect(bonds.filter(({ stereo }) => stereo === 'either')).toHaveLength(count);
});

it('keeps the counter-ion of a label as a part with its charge', () => {
  const { atoms } = readDrawing(withSubstituent('CO2Na'));
  expect(
    atoms.filter(({ charge }) => charge !== 0).map(({ element, charge }) => [element, charge]),
  ).toEqual([
    ['O', -1],
    ['Na', 1],
  ]);
});

it('gives a label between two bonds its two ends', () => {
  const [from, to] = [
    { x: 100, y: 100 },
    { x: 160, y: 100 },
  ];
  const drawing = new DrawingBuilder()
    .line(step(from, 150), from)
    .line(from, { x: 112, y: 100 })
    .label('OCH2S', { x: 118, y: 100 })
    .line({ x: 147, y: 100 }, to)
    .line(to, step(to, 30));
  expect(bondList(readDrawing(drawing))).toBe('C1-C2 C1-C2 C2-O2 C2-O2 C2-S2 C2-S2');
});

it('reads a label in two lines as one', () => {
  const below = { x: SUBSTITUENT.x, y: SUBSTITUENT.y + 9 };
  const drawing = withSubstituent('NH').label('Boc', below);
  expect(elementCounts(readDrawing(drawing))).toBe('C11 N1 O2');
});

it('takes a plus beside a label that needs it', () => {
  const drawing = withSubstituent('NMe3').text(
    '+',
    { x: SUBSTITUENT.x + 20.5, y: SUBSTITUENT.y - 2 },
    6,
  );
  const nitrogen = readDrawing(drawing).atoms.find(({ element }) => element === 'N');
  expect(nitrogen?.charge).toBe(1);
});

it('reads two letters that one run of text sets far apart as two labels', () => {
  const sulfur = step(corner(1), -30, 1.4 * BOND);
  const [left, right] = [step(sulfur, -130, 1.2 * BOND), step(sulfur, -50, 1.2 * BOND)];
  const drawing = cyclohexane()
    .line(corner(1), shortOf(corner(1), sulfur))
    .label('S', sulfur)
    .line(shortOf(sulfur, { x: sulfur.x + 9, y: sulfur.y + 9 }), {
      x: sulfur.x + 12,
      y: sulfur.y + 12,
    });
  for (const oxygen of [left, right])
    drawing.doubleCentred(shortOf(oxygen, sulfur), shortOf(sulfur, oxygen));
  const advance = right.x - left.x;
  drawing.text('OO', { x: left.x - 3.2, y: left.y + 3.2 }, 9, 2 * advance);
  expect(elementCounts(readDrawing(drawing))).toBe('C7 O2 S1');
});

it('adds acids and ions that are written beside a drawing, as often as they are counted', () => {
  const beside = { x: 300, y: 200 };
  expect(elementCounts(readDrawing(withSubstituent('NH2').label('2HCl', beside)))).toBe(
    'C6 Cl2 N1',
  );
  expect(elementCounts(readDrawing(withSubstituent('NH3+').label('Br−', beside)))).toBe(
    'Br1 C6 N1',
  );
});

it.each([
  ['·HCl', 'C6 Cl1 N1'],
  ['.HCl', 'C6 Cl1 N1'],
  ['∙2HBr', 'Br2 C6 N1'],
  ['TFA', 'C8 F3 N1 O2'],
  ['CF3COOH', 'C8 F3 N1 O2'],
  ['H2SO4', 'C6 N1 O4 S1'],
  ['H2', 'C6 N1'],
  ['NaCl', 'C6 N1'],
  ['quercetin', 'C6 N1'],
])('reads %s beside an amine as %s', (text, atoms) => {
  const drawing = withSubstituent('NH2').label(text, { x: 300, y: 200 });
  expect(elementCounts(readDrawing(drawing))).toBe(atoms);
});

it.each<['O' | 'OH', 1 | 2, string]>([
  ['OH', 1, 'C6 O2'],
  ['O', 2, 'C6 O2'],
])('reads %s and HO side by side as two labels if both have a bond', (first, order, counts) => {
  const [left, right] = [
    { x: corner(0).x - 7, y: corner(0).y - 15 },
    { x: corner(0).x + 9, y: corner(0).y - 15 },
  ];
  const drawing = cyclohexane().text(`${first}${first === 'O' ? 'HO' : 'OH'}`, {
    x: left.x - 3,
    y: left.y + 3,
  });
  const up = (from: Point, to: Point) =>
    order === 2 && to === left
      ? drawing.doubleCentred(from, shortOf(from, to, 5))
      : drawing.line(from, shortOf(from, to, 5));
  up(corner(5), left);
  up(corner(1), right);
  expect(elementCounts(readDrawing(drawing))).toBe(counts);
});

it('keeps OMe whole beside another bond that passes its last letter', () => {
  const { x, y } = SUBSTITUENT;
  const end = { x: x + 11, y: y - 7 };
  const drawing = withSubstituent('OMe').line(end, step(end, -90));
  drawing.line(step(end, -90), step(step(end, -90), -150));
  drawing.line(step(step(end, -90), -150), corner(0));
  expect(elementCounts(readDrawing(drawing))).toBe('C10 O1');
});

it('takes a raised underscore for a minus, as Open Babel writes it', () => {
  const { x, y } = SUBSTITUENT;
  const drawing = withSubstituent('O').text('_', { x: x + 3, y: y - 7 });
  expect(readDrawing(drawing).atoms.map(({ charge }) => charge)).toContain(-1);
});

it.each(['O⊖', 'NH3⊕'])('takes the circled sign of %s for a charge', (label) => {
  const charges = readDrawing(withSubstituent(label)).atoms.map(({ charge }) => charge);
  expect(charges.filter((charge) => charge !== 0)).toEqual([label === 'O⊖' ? -1 : 1]);
});

it.each(['prenyl', 'Geranyl', 'O-galloyl', 'OCaff', 'N-acetyl'])(
  'takes the end of a bond to the group %s for no carbon',
  (label) => {
    const drawing = withSubstituent(label);
    const reason = `The label “${label}” is not understood.`;
    expect(readLineArt(drawing.page(), drawing.box())).toEqual({
      ok: false,
      reason,
      isUnwritable: true,
    });
  },
);

it.each(['Rutin', 'vinylamycin'])('a compound’s name (%s) at the end of a bond is none', (name) => {
  expect(elementCounts(readDrawing(withSubstituent(name)))).toBe('C7');
});

it.each(['(CH2)nCH3', 'CH5', 'C6H4OMe', 'SGlc', '(OMe)2'])('refuses the label %s', (label) => {
  const drawing = withSubstituent(label);
  expect(readLineArt(drawing.page(), drawing.box())).toMatchObject({ ok: false });
});

describe('a cut-out that ends between a bond and its label', () => {
  const cut = (drawing: DrawingBuilder) => {
    const [x0, y0, , y1] = drawing.box();
    return readLineArt(drawing.page(), [x0, y0, SUBSTITUENT.x - 3, y1]);
  };

  it('is read with the label', () => {
    const outcome = cut(withSubstituent('OH'));
    expect(outcome.ok && elementCounts(outcome.graph)).toBe('C6 O1');
  });

  it('is not read without a label that is painted as a shape', () => {
    const { x, y } = SUBSTITUENT;
    const drawing = cyclohexane().line(corner(1), shortOf(corner(1), SUBSTITUENT));
    expect(cut(drawing.tile([x - 3, y - 3, x + 3, y + 3]))).toMatchObject({ ok: false });
  });
});

it('takes the name of a compound beside a free end for no label', () => {
  const end = step(corner(1), -30, 0.8 * BOND);
  const drawing = cyclohexane().line(corner(1), end);
  drawing.text('Abietane', { x: end.x + 2, y: end.y + 3 });
  expect(elementCounts(readDrawing(drawing))).toBe('C7');
});
