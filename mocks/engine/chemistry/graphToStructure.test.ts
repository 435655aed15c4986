import type { BondStereo, GraphBond, MolecularGraph } from '../recognition/molecularGraph';
import { graphToStructure } from './graphToStructure';
import type { RDKit } from './rdkit';
import { withReadableSmiles } from './readSmiles';
import { smilesToMolfile } from './smilesToMolfile';
import { graphOfMolfile } from './testing/graphOfMolfile';
import { loadRDKit } from './testing/loadRDKit';
import { naturalProducts } from './testing/naturalProducts';

/** Six atoms in a ring, in drawing units. */
function ring(elements: readonly string[], order: GraphBond['order']): MolecularGraph {
  const atoms = elements.map((element, index) => {
    const angle = (index / elements.length) * 2 * Math.PI;
    return { x: 100 + 30 * Math.cos(angle), y: 100 + 30 * Math.sin(angle), element, charge: 0 };
  });
  const bonds = elements.map((_, begin): GraphBond => {
    return { begin, end: (begin + 1) % elements.length, order, stereo: 'none' };
  });
  return { atoms, bonds };
}

/** A centre at the origin with neighbours around it. */
function star(
  centre: string,
  arms: readonly [element: string, stereo?: GraphBond['stereo']][],
): MolecularGraph {
  const atoms = arms.map(([element], index) => {
    const angle = (index / arms.length) * 2 * Math.PI;
    return { x: 20 * Math.cos(angle), y: 20 * Math.sin(angle), element, charge: 0 };
  });
  const bonds = arms.map(([, stereo = 'none'], index): GraphBond => {
    return { begin: 0, end: index + 1, order: 1, stereo };
  });
  return { atoms: [{ x: 0, y: 0, element: centre, charge: 0 }, ...atoms], bonds };
}

/** Two rings, joined by a bond from atom 0 to 6, each with chlorine and fluorine beside it; the wedge leads from 0 to 1. */
function biaryl(stereo: BondStereo): MolecularGraph {
  const ring = (middle: number, facing: number) =>
    Array.from({ length: 6 }, (_, i) => {
      const angle = facing + (i * Math.PI) / 3;
      return { x: middle + Math.cos(angle), y: Math.sin(angle) };
    });
  const rings = [...ring(0, 0), ...ring(3, Math.PI)];
  const halogens = [1, 5, 7, 11].map((i) => {
    const { x = 0, y = 0 } = rings[i] ?? {};
    return { x, y: 2 * y };
  });
  const bond = (begin: number, end: number, order: 1 | 2 = 1) =>
    ({ begin, end, order, stereo: begin === 0 && end === 1 ? stereo : 'none' }) as const;
  return {
    atoms: [...rings, ...halogens].map((at, i) => {
      const element = i < 12 ? 'C' : i % 2 ? 'F' : 'Cl';
      return { ...at, element, charge: 0 };
    }),
    bonds: [
      ...[0, 6].flatMap((first) =>
        [0, 1, 2, 3, 4, 5].map((i) => bond(first + i, first + ((i + 1) % 6), i % 2 ? 2 : 1)),
      ),
      bond(0, 6),
      ...[1, 5, 7, 11].map((i, k) => bond(i, 12 + k)),
    ],
  };
}

describe('graphToStructure', () => {
  let rdkit: RDKit;
  beforeAll(async () => {
    rdkit = await loadRDKit();
  });

  it.each(naturalProducts)('gives %s back with its stereo', (_name, smiles) => {
    const graph = graphOfMolfile(smilesToMolfile(rdkit, smiles).molfile);
    const structure = graphToStructure(rdkit, graph);
    const canonical = withReadableSmiles(rdkit, smiles, (mol) => mol.get_smiles());
    expect(structure).toEqual({
      ...{ smiles: canonical, molfile: expect.any(String), problems: [] },
      stereo: expect.any(Array),
    });
  });

  it('names centres and double bonds with a configuration by the graph’s atoms', () => {
    const graph = graphOfMolfile(smilesToMolfile(rdkit, 'C/C=C/[C@H](O)C=CF').molfile);
    expect(graphToStructure(rdkit, graph).stereo).toEqual([
      { atoms: [3], mark: 'S' },
      { atoms: [1, 2], mark: 'E' },
    ]);
  });

  // On the page, I is above the centre, Br on the right, Cl below, F on the left. With I rising towards the
  // reader, Br, Cl, F run clockwise seen from I: `@@` in the order I, Br, Cl, F.
  it.each([
    ['up', 'I[C@@](Br)(Cl)F'],
    ['down', 'I[C@](Br)(Cl)F'],
    ['none', 'IC(Br)(Cl)F'],
    ['either', 'IC(Br)(Cl)F'],
  ] as const)('reads a %s wedge in page coordinates as %s', (stereo, smiles) => {
    const graph = star('C', [['Br'], ['Cl'], ['F'], ['I', stereo]]);
    const expected = withReadableSmiles(rdkit, smiles, (mol) => mol.get_smiles());
    expect(graphToStructure(rdkit, graph)).toMatchObject({ smiles: expected, problems: [] });
  });

  it.each([
    [[2, 2, 2], '[2H]C([2H])([2H])Cl'],
    [[2, undefined, undefined], '[2H]CCl'],
    [[3, undefined, undefined], '[3H]CCl'],
    [[undefined, undefined, undefined], 'CCl'],
  ])('keeps drawn hydrogens with the isotopes %j only: %s', (isotopes, smiles) => {
    const { atoms, bonds } = star('C', [['H'], ['H'], ['H'], ['Cl']]);
    const labelled = atoms.map((atom, i) => {
      const isotope = isotopes[i - 1];
      return isotope === undefined ? atom : { ...atom, isotope };
    });
    expect(graphToStructure(rdkit, { atoms: labelled, bonds }).smiles).toBe(smiles);
  });

  it('keeps the configuration of a centre that bears deuterium', () => {
    const graph = star('C', [['H', 'up'], ['O'], ['C'], ['Cl']]);
    const atoms = graph.atoms.map((atom, i) => (i === 1 ? { ...atom, isotope: 2 } : atom));
    expect(graphToStructure(rdkit, { ...graph, atoms }).smiles).toMatch(/^\[2H\]\[C@@?\]/);
  });

  it('invents no configuration for a chain on a line', () => {
    const [y0, y1, y2, y3] = [1, 0, 0, 1.5];
    const atoms = [y0, y1, y2, y3].map((y, i) => ({ x: 30 * i, y, element: 'C', charge: 0 }));
    const bonds = [1, 2, 1].map((order, begin) => ({
      begin,
      end: begin + 1,
      order,
      stereo: 'none',
    }));
    const graph = { atoms, bonds } as MolecularGraph;
    expect(graphToStructure(rdkit, graph)).toMatchObject({ smiles: 'CC=CC', stereo: [] });
  });

  it('reads aromatic circles (order 4)', () => {
    expect(graphToStructure(rdkit, ring(['N', 'C', 'C', 'C', 'C', 'C'], 4)).smiles).toBe(
      'c1ccncc1',
    );
  });

  it('names the atom with an impossible valence, and the reason', () => {
    const { smiles, problems, molfile } = graphToStructure(
      rdkit,
      star('N', [['C'], ['C'], ['C'], ['C'], ['C']]),
    );
    const message = 'A nitrogen has five bonds, more than its valence permits';
    expect(problems).toEqual([{ kind: 'valence', atoms: [0], message }]);
    expect(smiles).toBeNull();
    expect(molfile).toContain('  6  5  0');
  });

  it('names the ring that has no Kekulé form', () => {
    const { smiles, problems } = graphToStructure(rdkit, ring(['C', 'C', 'C', 'C', 'C'], 4));
    expect(smiles).toBeNull();
    expect(problems).toMatchObject([{ kind: 'aromaticity', atoms: [0, 1, 2, 3, 4] }]);
  });

  it('names a wedge that marks no stereo centre', () => {
    const { smiles, problems } = graphToStructure(rdkit, star('C', [['C'], ['C'], ['O', 'up']]));
    expect(smiles).toBe('CC(C)O');
    expect(problems).toEqual([
      { kind: 'stereo', atoms: [0], message: 'A wedge marks no stereo centre' },
    ]);
  });

  it.each([
    ['up', 'M'],
    ['down', 'P'],
  ] as const)(
    'reads a wedge %s beside a hindered bond between two rings as an axis that turns %s',
    (stereo, mark) => {
      const { problems, molfile, stereo: marks } = graphToStructure(rdkit, biaryl(stereo));
      expect(problems).toEqual([]);
      expect(marks).toEqual([{ atoms: [0, 6], mark }]);
      expect(molfile).toContain(stereo === 'up' ? '  1  2  1  1' : '  1  2  1  6');
    },
  );

  it('uses a drawn hydrogen for the stereo and leaves it out of the SMILES', () => {
    const graph = star('C', [['O'], ['N'], ['F'], ['H', 'down']]);
    const { smiles, problems } = graphToStructure(rdkit, graph);
    expect(smiles).toBe('N[C@H](O)F');
    expect(problems).toEqual([]);
  });

  it('keeps residues, charges and isotopes', () => {
    const [centre, ...arms] = star('N', [['C'], ['C'], ['C'], ['*']]).atoms;
    const graph: MolecularGraph = {
      atoms: [{ ...centre!, charge: 1 }, { ...arms[0]!, isotope: 13 }, ...arms.slice(1)],
      bonds: star('N', [['C'], ['C'], ['C'], ['*']]).bonds,
    };
    expect(graphToStructure(rdkit, graph).smiles).toBe('*[N+](C)(C)[13CH3]');
  });

  it("keeps a residue's number in the SMILES", () => {
    const { atoms, bonds } = star('N', [['C'], ['*'], ['*']]);
    const numbered = atoms.map((atom, i) => (i === 2 ? { ...atom, label: 'R2' } : atom));
    expect(graphToStructure(rdkit, { atoms: numbered, bonds }).smiles).toBe('*N([2*])C');
  });

  it('writes a molfile but no SMILES for 501 atoms', () => {
    const atoms = Array.from({ length: 501 }, (_, x) => ({ x, y: 0, element: 'C', charge: 0 }));
    const { smiles, problems } = graphToStructure(rdkit, { atoms, bonds: [] });
    expect(smiles).toBeNull();
    expect(problems).toMatchObject([{ kind: 'size' }]);
  });
});
