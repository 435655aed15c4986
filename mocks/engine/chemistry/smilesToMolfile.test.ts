import { canonicalise } from './canonicalise';
import type { RDKit } from './rdkit';
import { withReadableSmiles } from './readSmiles';
import { smilesToMolfile } from './smilesToMolfile';
import { loadRDKit } from './testing/loadRDKit';
import { naturalProducts } from './testing/naturalProducts';

describe('smilesToMolfile and canonicalise', () => {
  let rdkit: RDKit;
  beforeAll(async () => {
    rdkit = await loadRDKit();
  });

  it.each(naturalProducts)(
    'writes a molfile of %s that reads back with its stereo',
    (_n, smiles) => {
      const { molfile, ...rest } = smilesToMolfile(rdkit, smiles);
      expect(rest).toEqual({ smiles, success: true });
      expect(molfile).toMatch(/M {2}END\n\$\$\$\$\n$/);
      const canonical = (text: string) => {
        const mol = rdkit.get_mol(text)!;
        const result = mol.get_smiles();
        mol.delete();
        return result;
      };
      expect(canonical(molfile)).toBe(canonical(smiles));
    },
  );

  it.each([
    ['nothing', '  ', 'invalid', 'SMILES string must be provided'],
    [
      'what is no SMILES',
      'C1CC(',
      'failed',
      'Error converting SMILES to molfile: could not parse SMILES',
    ],
    ['an impossible valence', 'C[N](C)(C)(C)C', 'failed', /: A nitrogen has five bonds/],
    ['600 atoms', 'C'.repeat(600), 'beyond-limits', /600 atoms/],
  ])('refuses %s', (_name, smiles, failure, message) => {
    const refusal = (() => {
      try {
        return smilesToMolfile(rdkit, smiles);
      } catch (error) {
        return error;
      }
    })();
    expect(refusal).toMatchObject({ failure, message: expect.stringMatching(message) });
  });

  // InChIKeys as published by PubChem.
  it.each([
    ['caffeine', 'Cn1cnc2c1c(=O)n(C)c(=O)n2C', 'RYYVLZVUVIJVGH-UHFFFAOYSA-N'],
    ['quercetin', naturalProducts[1][1], 'REFJWTPEDVJJIY-UHFFFAOYSA-N'],
    ['camptothecin', naturalProducts[2][1], 'VSJKWCGYPAHWDS-FQEVSTJZSA-N'],
    ['paclitaxel', naturalProducts[6][1], 'RCINICONZNJXQF-MZXODVADSA-N'],
  ])('computes the InChIKey of %s', (_name, smiles, key) => {
    expect(canonicalise(rdkit, [smiles])[0]?.inchiKey).toBe(key);
  });

  it('distinguishes stereoisomers only in the form with stereo', () => {
    const [left, right] = canonicalise(rdkit, ['N[C@@H](C)C(=O)O', 'N[C@H](C)C(=O)O']);
    expect(left!.smiles).not.toBe(right!.smiles);
    expect(left!.inchiKey).not.toBe(right!.inchiKey);
    expect(left!.smilesWithoutStereo).toBe(right!.smilesWithoutStereo);
  });

  it('answers null for an unreadable SMILES and carries on', () => {
    const answers = canonicalise(rdkit, ['', 'C1CC(', 'C'.repeat(501), 'OCC']);
    expect(answers.map((each) => each?.smiles)).toEqual([undefined, undefined, undefined, 'CCO']);
  });

  it('has no InChIKey for a residue', () => {
    expect(canonicalise(rdkit, ['*CC'])).toMatchObject([{ smiles: '*CC', inchiKey: '' }]);
  });

  it('passes on the molecule of a readable SMILES', () => {
    expect(withReadableSmiles(rdkit, 'OCC', (mol) => mol.get_num_atoms())).toBe(3);
  });
});
