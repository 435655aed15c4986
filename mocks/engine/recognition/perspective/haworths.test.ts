import { graphToStructure } from '../../chemistry/graphToStructure';
import type { RDKit } from '../../chemistry/rdkit';
import { withReadableSmiles } from '../../chemistry/readSmiles';
import { loadRDKit } from '../../chemistry/testing/loadRDKit';
import type { Point } from '../../geometry/box';
import { DrawingBuilder, shortOf } from '../vector-graph/testing/drawingBuilder';
import { readDrawing } from '../vector-graph/testing/readDrawing';

/** Corners from C1 to the oxygen, points: a ring of six, and one of five. */
const PYRANOSE: readonly Point[] = [
  { x: 175, y: 120 },
  { x: 166, y: 129 },
  { x: 150, y: 129 },
  { x: 141, y: 120 },
  { x: 150, y: 111 },
  { x: 166, y: 111 },
];
const FURANOSE: readonly Point[] = [
  { x: 175, y: 120 },
  { x: 166, y: 130 },
  { x: 150, y: 130 },
  { x: 141, y: 120 },
  { x: 158, y: 112 },
];

interface Look {
  /** Wedges to the front edge, which is broad itself. */
  readonly bold?: boolean;
  /** Hydrogens are written, too. */
  readonly hydrogens?: boolean;
}

const PLAIN: Look = {};

/** A sugar; `groups` are the labels at C1 and so on, `^` above the ring, `v` below it, `-` none. */
function sugar(
  corners: readonly Point[],
  groups: string,
  { bold, hydrogens }: Look,
): DrawingBuilder {
  const drawing = new DrawingBuilder();
  const oxygen = corners.length - 1;
  // Both labels of a corner need room within the ring.
  const size = hydrogens ? 1.7 : 1;
  const at = (i: number): Point => {
    const { x, y } = corners[i % corners.length] ?? { x: 0, y: 0 };
    return { x: size * x, y: size * y };
  };
  drawing.label('O', at(oxygen));
  drawing.line(at(oxygen - 1), shortOf(at(oxygen - 1), at(oxygen)));
  drawing.line(at(0), shortOf(at(0), at(oxygen)));
  for (let i = 3; i < oxygen - 1; i++) drawing.line(at(i), at(i + 1));
  if (bold) drawing.wedge(at(3), at(2)).wedge(at(0), at(1)).bold(at(1), at(2));
  else drawing.line(at(3), at(2)).line(at(0), at(1)).line(at(1), at(2));
  groups.split(' ').forEach((group, i) => {
    if (group === '-') return;
    const rise = group.startsWith('^') ? -13 : 13;
    const label = (text: string, dy: number) => {
      const end = { x: at(i).x, y: at(i).y + dy };
      drawing.line(at(i), shortOf(at(i), end)).label(text, end);
    };
    label(group.slice(1), rise);
    if (hydrogens) label('H', -rise);
  });
  return drawing;
}

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

const smilesOf = (drawing: DrawingBuilder) => graphToStructure(rdkit, readDrawing(drawing)).smiles;
const canonical = (smiles: string) => withReadableSmiles(rdkit, smiles, (mol) => mol.get_smiles());

// PubChem's SMILES.
describe.each([
  ['plain', PLAIN],
  ['with a bold front', { bold: true }],
  ['with its hydrogens', { hydrogens: true }],
] as const)('drawn %s', (_look, look) => {
  test.each([
    ['β-D-glucose', '^OH vOH ^OH vOH ^CH2OH', 'C([C@@H]1[C@H]([C@@H]([C@H]([C@@H](O1)O)O)O)O)O'],
    ['α-D-glucose', 'vOH vOH ^OH vOH ^CH2OH', 'C([C@@H]1[C@H]([C@@H]([C@H]([C@H](O1)O)O)O)O)O'],
    ['β-D-galactose', '^OH vOH ^OH ^OH ^CH2OH', 'C([C@@H]1[C@@H]([C@@H]([C@H]([C@@H](O1)O)O)O)O)O'],
    ['α-L-rhamnose', '^OH vOH vOH ^OH vCH3', 'C[C@H]1[C@@H]([C@H]([C@H]([C@@H](O1)O)O)O)O'],
  ])('%s is read with its stereo', (_name, groups, expected) => {
    expect(smilesOf(sugar(PYRANOSE, groups, look))).toBe(canonical(expected));
  });
});

test.each([false, true])(
  'a ring of five is read with its stereo; with a bold front: %s',
  (bold) => {
    const ribofuranose = sugar(FURANOSE, '^OH vOH vOH ^CH2OH', { bold });
    expect(smilesOf(ribofuranose)).toBe(canonical('C([C@@H]1[C@H]([C@H]([C@@H](O1)O)O)O)O'));
  },
);

const GLUCOSE = '^OH vOH ^OH vOH ^CH2OH';
const readBonds = (drawing: DrawingBuilder) => readDrawing(drawing).bonds;
const hasStereo = (drawing: DrawingBuilder) =>
  readBonds(drawing).some(({ stereo }) => stereo !== 'none');

test('with a bold front, a corner whose bond is not vertical has no stereo, and the others keep theirs', () => {
  const drawing = sugar(PYRANOSE, '- vOH ^OH vOH ^CH2OH', { bold: true });
  drawing.line({ x: 175, y: 120 }, { x: 184, y: 116 }).label('OCH3', { x: 188, y: 114 });
  expect(smilesOf(drawing)).toBe(canonical('COC1O[C@H](CO)[C@@H](O)[C@H](O)[C@H]1O'));
});

test.each([false, true])(
  'a ring that hangs on two vertical bonds is no hindrance; with a bold front: %s',
  (bold) => {
    const acetonide = sugar(FURANOSE, '^OH - - ^CH2OH', { bold });
    const [left, right, bridge] = [
      { x: 150, y: 143 },
      { x: 166, y: 143 },
      { x: 158, y: 154 },
    ];
    for (const oxygen of [left, right]) {
      const corner = { x: oxygen.x, y: 130 };
      acetonide.label('O', oxygen).line(corner, shortOf(corner, oxygen));
      acetonide.line(bridge, shortOf(bridge, oxygen));
    }
    acetonide.line(bridge, { x: 149, y: 164 }).line(bridge, { x: 167, y: 164 });
    expect(smilesOf(acetonide)).toBe(canonical('C([C@@H]1[C@H]([C@H]([C@@H](O1)O)O2)OC2(C)C)O'));
  },
);

test('two hydrogens at a corner are no stereo centre', () => {
  const deoxy = sugar(PYRANOSE, '^OH vH ^OH vOH ^CH2OH', { hydrogens: true });
  const { smiles, problems } = graphToStructure(rdkit, readDrawing(deoxy));
  expect(problems).toEqual([]);
  expect(smiles).toBe(canonical('C1[C@H]([C@@H]([C@H](O[C@H]1O)CO)O)O'));
});

test('without a bold front, vertical bonds among others are no projection', () => {
  const drawing = sugar(PYRANOSE, '- vOH ^OH vOH ^CH2OH', PLAIN);
  drawing.line({ x: 175, y: 120 }, { x: 184, y: 116 }).label('OCH3', { x: 188, y: 114 });
  expect(hasStereo(drawing)).toBe(false);
});

test('two vertical bonds, as flat rings have them, are no projection', () => {
  expect(hasStereo(sugar(PYRANOSE, '- - ^OH vOH', PLAIN))).toBe(false);
});

test('a bold front of which only one wedge was read means no stereo centre either', () => {
  const half = sugar(PYRANOSE, GLUCOSE, PLAIN).wedge({ x: 175, y: 120 }, { x: 166, y: 129 });
  expect(smilesOf(half)).toBe(smilesOf(sugar(PYRANOSE, GLUCOSE, PLAIN)));
});

test('wedges that lead away from a front mean stereo centres', () => {
  const drawing = sugar(PYRANOSE, GLUCOSE, PLAIN).wedge({ x: 166, y: 129 }, { x: 175, y: 120 });
  expect(readBonds(drawing).filter(({ stereo }) => stereo !== 'none')).toHaveLength(1);
});
