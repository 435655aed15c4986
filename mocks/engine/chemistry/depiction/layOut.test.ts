import { loadRDKit } from '../testing/loadRDKit';
import { withMol, type RDKit } from '../rdkit';
import { layOut } from './layOut';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

const ring = (members: number) => `C1${'C'.repeat(members - 2)}C1`;

function takesCoordGen(smiles: string): boolean | undefined {
  return withMol(rdkit, smiles, (mol) => {
    const place = jest.spyOn(mol, 'set_new_coords');
    layOut(rdkit, mol);
    return place.mock.calls.some(([byCoordGen]) => byCoordGen);
  });
}

test.each([
  ['a ring of 9', ring(9), true],
  ['a ring of 32', ring(32), true],
  ['a ring of 33', ring(33), false],
  ['a ring of 500', ring(500), false],
  ['three rings of 32 and more', `${ring(32).repeat(3)}CCCCC`, false],
  ['sixteen rings of 16', ring(16).repeat(16), false],
  ['no macrocycle', 'CC(=O)Oc1ccccc1C(=O)O', false],
])('CoordGen finishes within seconds for structures with: %s', (_name, smiles, expected) => {
  expect(takesCoordGen(smiles)).toBe(expected);
});
