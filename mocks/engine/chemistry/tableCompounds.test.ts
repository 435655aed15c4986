import initRDKitModule from '@rdkit/rdkit';
import type { MolecularGraph } from '../recognition/molecularGraph';
import { rdkitModuleOptions, type RDKit } from './rdkit';
import { tableCompounds } from './tableCompounds';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await initRDKitModule(rdkitModuleOptions());
});

/** Lactic acid's carbon with a residue on a wedge. */
const CORE: MolecularGraph = {
  atoms: [
    { x: 0, y: 0, element: 'C', charge: 0 },
    { x: -1, y: 0.6, element: 'C', charge: 0 },
    { x: 1, y: 0.6, element: 'F', charge: 0 },
    { x: 0, y: -1, element: '*', label: 'R1', charge: 0 },
  ],
  bonds: [
    { begin: 0, end: 1, order: 1, stereo: 'none' },
    { begin: 0, end: 2, order: 1, stereo: 'none' },
    { begin: 0, end: 3, order: 1, stereo: 'up' },
  ],
};

const row = (number: string, group: string) => ({
  number,
  groups: { R1: group },
  text: `${number} ${group}`,
});

it('has the structure of each row, with the stereo of the core', () => {
  const [first, second] = tableCompounds(rdkit, CORE, [row('1', 'OH'), row('2', 'H')]);
  expect(first).toMatchObject({ number: '1', smiles: 'C[C@@H](O)F', text: '1 OH' });
  expect(first).toHaveProperty('molfile', expect.stringMatching(/^1\n/));
  expect(second).toMatchObject({ smiles: 'CCF' });
});

it('says why a row has none, and reads the others', () => {
  const found = tableCompounds(rdkit, CORE, [row('1', 'Glc'), row('2', 'Me')]);
  expect(found[0]).toMatchObject({ number: '1', reason: '“Glc” for R1 is not understood' });
  expect(found[0]).not.toHaveProperty('smiles');
  expect(found[1]).toMatchObject({ smiles: 'CC(C)F' });
});

it('has none for a reading without residues', () => {
  const atoms = CORE.atoms.map((atom) => ({ ...atom, element: 'C' }));
  expect(tableCompounds(rdkit, { ...CORE, atoms }, [row('1', 'OH')])).toEqual([]);
});

it('reads no more rows than a table has', () => {
  const rows = Array.from({ length: 100 }, (_, i) => row(`${i}`, 'OH'));
  expect(tableCompounds(rdkit, CORE, rows)).toHaveLength(60);
});
