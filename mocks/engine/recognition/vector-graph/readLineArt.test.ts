import type { Point } from '../../geometry/box';
import { boxCentre } from '../../geometry/boxes';
import { midpoint } from '../../geometry/vector';
import type { MolecularGraph } from '../molecularGraph';
import { readLineArt } from './readLineArt';
import { BOND, DrawingBuilder, shortOf, step } from './testing/drawingBuilder';
import { bondList, elementCounts } from './testing/formula';

const ring = DrawingBuilder.ring(200, 200);
const centre = { x: 200, y: 200 };
const corner = (i: number) => ring[i % 6] ?? centre;

function read(drawing: DrawingBuilder): MolecularGraph {
  const outcome = readLineArt(drawing.page(), drawing.box());
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.graph;
}

function benzene(drawing = new DrawingBuilder()): DrawingBuilder {
  for (let i = 0; i < 6; i++) {
    if (i % 2 === 0) drawing.doubleInside(corner(i), corner(i + 1), centre);
    else drawing.line(corner(i), corner(i + 1));
  }
  return drawing;
}

/** Six carbons in a ring, with one label on a bond to the right of corner 1. */
function phenyl(label: string, centredOn: 'first' | 'last' = 'first'): DrawingBuilder {
  const at = step(corner(1), -30, 1.3 * BOND);
  return benzene()
    .line(corner(1), shortOf(corner(1), at))
    .label(label, at, centredOn);
}

describe('bonds', () => {
  it('reads a ring with inner second lines as three double and three single bonds', () => {
    expect(bondList(read(benzene()))).toBe('C2-C2 C2-C2 C2-C2 C2=C2 C2=C2 C2=C2');
  });

  const wavyBonds = (drawing: DrawingBuilder, far: Point) => {
    const graph = read(drawing.line(far, step(far, 30)));
    expect(elementCounts(graph)).toBe('C8');
    return graph.bonds.filter(({ stereo }) => stereo === 'either').length;
  };

  it.each([1, 2.1, 3.9])('reads a wavy bond %s bond lengths long', (length) => {
    const far = step(corner(1), -30, length * BOND);
    expect(wavyBonds(benzene().wavy(corner(1), far), far)).toBe(1);
  });

  it('reads a wavy bond in two pieces as one', () => {
    const middle = step(corner(1), -30, 1.1 * BOND);
    const far = step(middle, -30, 1.1 * BOND);
    expect(wavyBonds(benzene().wavy(corner(1), middle).wavy(middle, far), far)).toBe(1);
  });

  it('reads bonds drawn as thin filled shapes', () => {
    const drawing = new DrawingBuilder();
    for (let i = 0; i < 6; i++) drawing.capsule(corner(i), corner(i + 1));
    expect(bondList(read(drawing))).toBe(Array(6).fill('C2-C2').join(' '));
  });

  it('reads a circle in a ring as six aromatic bonds', () => {
    const drawing = new DrawingBuilder();
    for (let i = 0; i < 6; i++) drawing.line(corner(i), corner(i + 1));
    drawing.circle(centre, 0.6 * BOND);
    expect(bondList(read(drawing))).toBe(Array(6).fill('C2:C2').join(' '));
  });

  it('reads a circle in a ring of seven, too', () => {
    const ring = DrawingBuilder.ring(200, 200, 7);
    const drawing = new DrawingBuilder().circle({ x: 200, y: 200 }, 0.75 * BOND);
    ring.forEach((at, i) => drawing.line(at, ring[(i + 1) % 7] ?? at));
    expect(bondList(read(drawing))).toBe(Array(7).fill('C2:C2').join(' '));
  });

  it('reads a circle around a ring’s oxygen and carbonyl', () => {
    const carbonyl = step(corner(3), 90);
    const drawing = new DrawingBuilder().circle(centre, 0.6 * BOND).label('O', corner(0));
    for (let i = 1; i < 5; i++) drawing.line(corner(i), corner(i + 1));
    drawing.line(corner(1), shortOf(corner(1), corner(0)));
    drawing.line(corner(5), shortOf(corner(5), corner(0)));
    drawing.doubleCentred(corner(3), shortOf(corner(3), carbonyl)).label('O', carbonyl);
    const graph = read(drawing);
    expect(elementCounts(graph)).toBe('C5 O2');
    expect(graph.bonds.filter(({ order }) => order === 4)).toHaveLength(6);
  });

  it.each([1.7, 2.6])('reads three parallel lines %s points apart as a triple bond', (gap) => {
    const a = { x: 100, y: 100 };
    const b = step(a, 0);
    const c = step(b, 0);
    const drawing = new DrawingBuilder().line(a, b).triple(b, c, gap).line(c, step(c, 0));
    expect(bondList(read(drawing))).toBe('C1-C2 C1-C2 C2#C2');
  });

  it('joins the two coloured halves of a bond', () => {
    const at = step(corner(1), -30, 1.3 * BOND);
    const drawing = benzene();
    drawing.halves(corner(1), shortOf(corner(1), at), 1, 0.7).label('OH', at);
    expect(elementCounts(read(drawing))).toBe('C6 O1');
  });

  it('does not put an atom where two bonds cross', () => {
    const a = { x: 100, y: 100 };
    const drawing = new DrawingBuilder()
      .line(a, step(a, 45, 20))
      .line(step(a, 45, 20), step(step(a, 45, 20), 0))
      .line({ x: 100, y: 114 }, step({ x: 100, y: 114 }, -45, 20))
      .line(step({ x: 100, y: 114 }, -45, 20), step(step({ x: 100, y: 114 }, -45, 20), 0));
    expect(read(drawing).atoms).toHaveLength(6);
  });

  it('puts an atom where a bond ends on the middle of another', () => {
    const [a, b] = [
      { x: 100, y: 100 },
      { x: 128, y: 100 },
    ];
    const top = { x: 114, y: 86 };
    const drawing = new DrawingBuilder().line(a, b).line({ x: 114, y: 100 }, top);
    drawing.line(top, step(top, -30)).line(b, step(b, 60));
    expect(bondList(read(drawing))).toBe('C1-C2 C1-C2 C1-C3 C2-C3 C2-C3');
  });
});

describe('wedges', () => {
  const from = corner(1);
  const to = step(from, -30);
  const skeleton = () => {
    const drawing = new DrawingBuilder().line(from, step(from, 30, 1.2 * BOND));
    for (let i = 0; i < 6; i++) drawing.line(corner(i), corner(i + 1));
    return drawing;
  };

  it('reads a filled triangle as a bond up from its narrow end', () => {
    expect(bondList(read(skeleton().wedge(from, to)))).toContain('C4-^C1');
  });

  it('reads a wedge in two colours as one bond', () => {
    const graph = read(skeleton().wedgeHalves(from, to));
    expect(graph.atoms).toHaveLength(8);
    expect(bondList(graph)).toContain('C4-^C1');
  });

  it('reads growing strokes as a bond down from the narrow end', () => {
    expect(bondList(read(skeleton().hash(from, to)))).toContain('C4-vC1');
    expect(bondList(read(skeleton().hash(to, from)))).toContain('C1-vC4');
  });

  it('starts a hashed bond of equal strokes at the atom with more bonds', () => {
    expect(bondList(read(skeleton().hash(to, from, false)))).toContain('C4-vC1');
  });
});

describe('labels', () => {
  it.each([
    ['OH', 'first', 'C6 O1'],
    ['HO', 'last', 'C6 O1'],
    ['NH2', 'first', 'C6 N1'],
    ['OMe', 'first', 'C7 O1'],
    ['MeO', 'last', 'C7 O1'],
    ['OAc', 'first', 'C8 O2'],
    ['AcO', 'last', 'C8 O2'],
    ['CO2H', 'first', 'C7 O2'],
    ['HO2C', 'last', 'C7 O2'],
    ['COOH', 'first', 'C7 O2'],
    ['CO2Me', 'first', 'C8 O2'],
    ['MeO2C', 'last', 'C8 O2'],
    ['CHO', 'first', 'C7 O1'],
    ['OHC', 'last', 'C7 O1'],
    ['CN', 'first', 'C7 N1'],
    ['NC', 'last', 'C7 N1'],
    ['NO2', 'first', 'C6 N1 O2'],
    ['O2N', 'last', 'C6 N1 O2'],
    ['CF3', 'first', 'C7 F3'],
    ['F3C', 'last', 'C7 F3'],
    ['NMe2', 'first', 'C8 N1'],
    ['NHAc', 'first', 'C8 N1 O1'],
    ['AcHN', 'last', 'C8 N1 O1'],
    ['N3', 'first', 'C6 N3'],
    ['SO3H', 'first', 'C6 O3 S1'],
    ['CH2OH', 'first', 'C7 O1'],
    ['HOH2C', 'last', 'C7 O1'],
    ['H3CO', 'last', 'C7 O1'],
    ['OCH3', 'first', 'C7 O1'],
    ['C(CH3)3', 'first', 'C10'],
    ['tBu', 'first', 'C10'],
    ['OBn', 'first', 'C13 O1'],
    ['Ph', 'first', 'C12'],
    ['OTBS', 'first', 'C12 O1 Si1'],
    ['NHBoc', 'first', 'C11 N1 O2'],
    ['OTf', 'first', 'C7 F3 O3 S1'],
    ['CONH2', 'first', 'C7 N1 O1'],
    ['OPO3H2', 'first', 'C6 O4 P1'],
    ['Cl', 'first', 'C6 Cl1'],
  ] as const)('expands %s (bonded at its %s letter) to %s', (label, side, atoms) => {
    const at = step(corner(1), -30, 1.3 * BOND);
    const mirrored = { x: 400 - at.x, y: at.y };
    const drawing =
      side === 'first'
        ? phenyl(label)
        : benzene()
            .line(corner(5), shortOf(corner(5), mirrored))
            .label(label, mirrored, 'last');
    expect(elementCounts(read(drawing))).toBe(atoms);
  });

  it('keeps an abbreviated nitro group charge-separated', () => {
    expect(bondList(read(phenyl('NO2')))).toMatch(/N\+3-O-1 .*N\+3=O1/);
  });

  it('reads a superscript charge', () => {
    const graph = read(phenyl('NH3+'));
    expect(graph.atoms.find(({ element }) => element === 'N')?.charge).toBe(1);
  });

  it('returns a residue as an asterisk with its name', () => {
    const graph = read(phenyl('R1'));
    expect(graph.atoms).toContainEqual(expect.objectContaining({ element: '*', label: 'R1' }));
  });

  it('counts a hydrogen stacked above its nitrogen', () => {
    const n = { x: 200, y: 300 };
    const [left, right] = [step(n, 150), step(n, 30)];
    const drawing = new DrawingBuilder()
      .line(left, shortOf(left, n))
      .line(right, shortOf(right, n))
      .line(left, step(left, 210))
      .label('N', n)
      .label('H', { x: n.x, y: n.y - 8 });
    const outcome = readLineArt(drawing.page(), drawing.box());
    expect(outcome).toMatchObject({ ok: true, remarks: [] });
  });

  it('reads aspirin', () => {
    const [c1, c2] = [corner(1), corner(2)];
    const acid = step(c1, -30);
    const ester = step(c2, 30);
    const acetyl = step(ester, 90);
    const drawing = benzene()
      .line(c1, acid)
      .doubleCentred(acid, shortOf(acid, step(acid, -90)))
      .label('O', step(acid, -90))
      .line(acid, shortOf(acid, step(acid, 30)))
      .label('OH', step(acid, 30))
      .line(c2, shortOf(c2, ester))
      .label('O', ester)
      .line(shortOf(acetyl, ester), acetyl);
    drawing.doubleCentred(acetyl, shortOf(acetyl, step(acetyl, 150))).label('O', step(acetyl, 150));
    drawing.line(acetyl, step(acetyl, 30));
    expect(elementCounts(read(drawing))).toBe('C9 O4');
  });

  it('leaves out compound numbers, numbers at atoms and ring letters', () => {
    const drawing = phenyl('OH')
      .text('12', { x: corner(3).x - 4, y: corner(3).y + 12 }, 6)
      .text('A', { x: centre.x - 3, y: centre.y + 3 }, 7)
      .text('2a', { x: centre.x - 4, y: centre.y + 45 });
    expect(elementCounts(read(drawing))).toBe('C6 O1');
  });

  it('keeps a counter-ion with its charge', () => {
    const drawing = phenyl('NH3+').label('Cl−', { x: centre.x + 60, y: centre.y });
    expect(elementCounts(read(drawing))).toBe('C6 Cl1 N1');
  });
});

describe('drawings that cannot be read', () => {
  const refused = (drawing: DrawingBuilder) => readLineArt(drawing.page(), drawing.box());

  it('reports that a picture contains no line art', () => {
    expect(refused(new DrawingBuilder().picture([100, 100, 200, 200]))).toEqual({
      ok: false,
      reason: 'No line art to read: this drawing is a picture. Use another engine.',
    });
  });

  it('rejects a drawing with a label painted as a picture', () => {
    const at = step(corner(1), -30, 1.3 * BOND);
    const drawing = benzene().line(corner(1), shortOf(corner(1), at));
    drawing.tile([at.x - 3, at.y - 3, at.x + 3, at.y + 3]);
    expect(refused(drawing)).toMatchObject({
      ok: false,
      reason: expect.stringMatching(/not as text/),
    });
  });

  it('rejects a label without a meaning', () => {
    expect(refused(phenyl('COPr9('))).toMatchObject({ ok: false });
  });

  it.each(['N(CH3)9999', 'OC9999', 'Si(CH3)9999', 'N((Ph)99)99'])(
    'rejects the label %s, which stands for thousands of atoms',
    (label) => expect(refused(phenyl(label))).toMatchObject({ ok: false }),
  );

  it('rejects a carbon with five bonds', () => {
    const hub = { x: 300, y: 300 };
    const drawing = new DrawingBuilder();
    for (const angle of [0, 72, 144, 216, 288]) drawing.line(hub, step(hub, angle));
    expect(refused(drawing)).toMatchObject({
      ok: false,
      reason: 'An atom has too many bonds: C with 5.',
    });
  });

  it('lowers the confidence if an oxygen lacks a bond', () => {
    const sure = refused(phenyl('OH'));
    const doubted = refused(phenyl('O'));
    expect(sure.ok && doubted.ok && doubted.confidence < sure.confidence).toBe(true);
    expect(doubted).toMatchObject({ remarks: [expect.stringContaining('O with 1 of 2')] });
  });

  it('reports that nothing is drawn in the box', () => {
    expect(readLineArt(new DrawingBuilder().page(), [0, 0, 50, 50])).toMatchObject({ ok: false });
  });

  it('ignores what is outside the box', () => {
    const drawing = benzene();
    const box = drawing.box();
    const other = boxCentre(box);
    drawing.line({ x: other.x + 90, y: 100 }, { x: other.x + 104, y: 100 });
    const outcome = readLineArt(drawing.page(), box);
    expect(outcome.ok && outcome.graph.atoms).toHaveLength(6);
  });
});

it('lays an abbreviated group out away from its bond, one bond apart', () => {
  const { atoms, bonds } = read(phenyl('OMe'));
  const oxygen = atoms.findIndex(({ element }) => element === 'O');
  const last = bonds.at(-1);
  const [a, b] = [atoms[last?.begin ?? 0], atoms[last?.end ?? 0]];
  expect(last?.begin === oxygen || last?.end === oxygen).toBe(true);
  expect(a && b && midpoint(a, b).x).toBeGreaterThan(corner(1).x);
});
