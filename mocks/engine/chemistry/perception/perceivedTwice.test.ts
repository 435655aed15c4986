import * as openChemLib from 'openchemlib';
import type { BondStereo, GraphBond, MolecularGraph } from '../../recognition/molecularGraph';
import { graphToStructure } from '../graphToStructure';
import type { RDKit } from '../rdkit';
import { smilesToMolfile } from '../smilesToMolfile';
import { graphOfMolfile } from '../testing/graphOfMolfile';
import { loadRDKit } from '../testing/loadRDKit';
import { naturalProducts } from '../testing/naturalProducts';
import { ambiguousCentres } from './ambiguousCentres';
import { openChemLibParities } from './openChemLib';
import { perceivedTwice } from './perceivedTwice';
import { rdkitParities } from './rdkitParities';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

/** Degrees, anticlockwise from the right, and the wedge. */
type Arm = readonly [element: string, degrees: number, stereo?: BondStereo];

const atAngle = (element: string, degrees: number) => {
  const angle = (degrees * Math.PI) / 180;
  return { element, charge: 0, x: 100 + 30 * Math.cos(angle), y: 100 - 30 * Math.sin(angle) };
};

/** A carbon with neighbours around it. */
const centre = (...arms: readonly Arm[]): MolecularGraph => ({
  atoms: [
    { element: 'C', charge: 0, x: 100, y: 100 },
    ...arms.map(([element, degrees]) => atAngle(element, degrees)),
  ],
  bonds: arms.map(([, , stereo = 'none'], index): GraphBond => {
    return { begin: 0, end: index + 1, order: 1, stereo };
  }),
});

const reversed = ({ atoms, bonds }: MolecularGraph): MolecularGraph => ({
  atoms,
  bonds: bonds.map((bond) => ({ ...bond, begin: bond.end, end: bond.begin })),
});

/** Two doubly bonded carbons on both sides of the first, each with two neighbours; the wedge is on the right. */
const ALLENE: MolecularGraph = {
  atoms: [
    { element: 'C', charge: 0, x: 100, y: 100 },
    { element: 'C', charge: 0, x: 130, y: 100 },
    { element: 'C', charge: 0, x: 70, y: 100 },
    { element: 'F', charge: 0, x: 145, y: 75 },
    { element: 'N', charge: 0, x: 145, y: 125 },
    { element: 'F', charge: 0, x: 55, y: 75 },
    { element: 'N', charge: 0, x: 55, y: 125 },
  ],
  bonds: [
    { begin: 0, end: 1, order: 2, stereo: 'none' },
    { begin: 0, end: 2, order: 2, stereo: 'none' },
    { begin: 1, end: 3, order: 1, stereo: 'up' },
    { begin: 1, end: 4, order: 1, stereo: 'none' },
    { begin: 2, end: 5, order: 1, stereo: 'none' },
    { begin: 2, end: 6, order: 1, stereo: 'none' },
  ],
};

async function problemsOf(graph: MolecularGraph, load = async () => openChemLib) {
  const structure = graphToStructure(rdkit, graph);
  const withRDKit = async <Result>(use: (rdkit: RDKit) => Result) => use(rdkit);
  const perceived = await perceivedTwice(structure, graph, { withRDKit, loadOpenChemLib: load });
  return perceived.problems.map(({ message }) => message);
}

const IDLE = 'A wedge marks no stereo centre';
const differently = (one: string, other: string) =>
  `Two programs take a centre differently: ${one} by RDKit, ${other} by openchemlib`;

const T = [
  ['N', 90, 'up'],
  ['O', 180],
  ['F', 0],
] as const;

test.each<[string, MolecularGraph, string[]]>([
  ['three bonds like a T, the wedge on its stem', centre(...T), [differently('S', 'R')]],
  ['the same with the hydrogen drawn', centre(...T, ['H', 270]), []],
  [
    'two wedges, one at a hydrogen that openchemlib counts last',
    centre(['H', 45, 'down'], ['N', 135, 'up'], ['O', 225], ['F', 315]),
    [],
  ],
  ['the T, bent like a Y', centre(['N', 90, 'up'], ['O', 200], ['F', 340]), []],
  ['the same, bent like an arrow', centre(['N', 90, 'up'], ['O', 160], ['F', 20]), []],
  ['a T with the wedge on an arm', centre(['N', 90], ['O', 180, 'up'], ['F', 0]), []],
  [
    'two neighbouring bonds with the same wedge',
    centre(['N', 45, 'up'], ['O', 315], ['F', 135, 'up'], ['Cl', 225]),
    [differently('R', 'S')],
  ],
  [
    'two opposite bonds with the same wedge',
    centre(['N', 45, 'up'], ['O', 135], ['F', 225, 'up'], ['Cl', 315]),
    [],
  ],
  [
    'a solid wedge beside a hashed one',
    centre(['N', 45, 'up'], ['O', 135, 'down'], ['F', 225], ['Cl', 315]),
    [],
  ],
  [
    'a solid wedge opposite a hashed one, of which RDKit makes nothing',
    centre(['N', 45, 'up'], ['O', 135], ['F', 225, 'down'], ['Cl', 315]),
    [IDLE],
  ],
  ['wedges at their wrong ends', reversed(centre(['C', 90, 'up'], ['O', 210], ['F', 330])), [IDLE]],
  ['a wedge at an allene, of which RDKit makes nothing', ALLENE, [IDLE]],
])('%s', async (_kind, graph, problems) => {
  expect(await problemsOf(graph)).toEqual(problems);
});

/** A ring of four with an oxygen on each of two opposite corners: each centre depends on the other. */
test('centres that depend on each other are not compared', async () => {
  const corners = [0, 90, 180, 270].map((degrees) => atAngle('C', degrees));
  const atoms = [
    ...corners,
    ...[0, 180].map((degrees) => ({
      ...atAngle('O', degrees),
      x: 100 + (degrees === 0 ? 60 : -60),
    })),
  ];
  const ring = [0, 1, 2, 3].map((begin): GraphBond => {
    return { begin, end: (begin + 1) % 4, order: 1, stereo: begin === 0 ? 'up' : 'none' };
  });
  const arms = [
    [0, 4],
    [2, 5],
  ].map(([begin = 0, end = 0]): GraphBond => {
    return { begin, end, order: 1, stereo: 'up' };
  });
  const graph = { atoms, bonds: [...ring, ...arms] };
  expect(graphToStructure(rdkit, graph).stereo.map(({ mark }) => mark)).toEqual(['s', 's']);
  expect(await problemsOf(graph)).toEqual([]);
});

/** Numbers from 0 to 1, the same in each run (Park and Miller). */
function* numbers(): Generator<number, never> {
  for (let state = 7; ;) {
    state = (state * 48_271) % 2_147_483_647;
    yield state / 2_147_483_647;
  }
}

const parities = (graph: MolecularGraph) => {
  const { molfile } = graphToStructure(rdkit, graph);
  return {
    ofRDKit: rdkitParities(rdkit, molfile),
    ofOpenChemLib: openChemLibParities(openChemLib, molfile, graph),
  };
};

test('what is not drawn in an ambiguous way, both take for the same', () => {
  const random = numbers();
  const next = () => random.next().value;
  for (let made = 0; made < 400; made += 1) {
    const turn = 360 * next();
    const wedge = Math.floor(3 * next());
    const gaps = [40 + 120 * next(), 40 + 120 * next()];
    const degrees = [turn, turn + gaps[0]!, turn + gaps[0]! + gaps[1]!];
    const arms = degrees.map((angle, index): Arm => {
      return [['N', 'O', 'F'][index]!, angle, index === wedge ? 'up' : 'none'];
    });
    const graph = centre(...arms);
    if (ambiguousCentres(graph).length > 0) continue;
    const { ofRDKit, ofOpenChemLib } = parities(graph);
    expect([degrees, ofOpenChemLib.get(0)]).toEqual([degrees, ofRDKit?.get(0)]);
  }
});

test.each(naturalProducts)('both take all centres of %s for the same', (_name, smiles) => {
  const graph = graphOfMolfile(smilesToMolfile(rdkit, smiles).molfile);
  const { ofRDKit, ofOpenChemLib } = parities(graph);
  for (const [atom, parity] of ofRDKit ?? []) expect(ofOpenChemLib.get(atom)).toBe(parity);
  expect(ofOpenChemLib.size).toBe(ofRDKit?.size);
});

test('the second toolkit is loaded only for a drawing that may be perceived in two ways', async () => {
  const load = jest.fn(async () => openChemLib);
  await problemsOf(centre(['N', 90, 'up'], ['O', 210], ['F', 330]), load);
  await problemsOf(centre(['N', 90], ['O', 180], ['F', 0]), load);
  expect(load).not.toHaveBeenCalled();
  await problemsOf(centre(...T), load);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a reading stands without it, if it cannot be loaded or fails', async () => {
  const graph = centre(...T);
  expect(await problemsOf(graph, () => Promise.reject(new Error('offline')))).toEqual([]);
  const broken = { Molecule: { ...openChemLib.Molecule, fromMolfileWithAtomMap: fails } };
  expect(await problemsOf(graph, async () => broken as never)).toEqual([]);
});
const fails = () => {
  throw new Error('unreadable');
};

test('a large structure is not perceived twice, which would take seconds', async () => {
  const load = jest.fn(async () => openChemLib);
  const { atoms, bonds } = centre(...T);
  const far = Array.from({ length: 247 }, (_, index) => ({
    ...{ element: 'C', charge: 0, x: 1_000 + 40 * index, y: 100 },
  }));
  await problemsOf({ atoms: [...atoms, ...far], bonds }, load);
  expect(load).not.toHaveBeenCalled();
});
