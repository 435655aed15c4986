import { capturingErrors, withMol, withQuery, type RDKit } from './rdkit';
import { loadRDKit } from './testing/loadRDKit';

describe('RDKit handles', () => {
  let rdkit: RDKit;
  beforeAll(async () => {
    rdkit = await loadRDKit();
  });

  it('deletes each of 500 molecules, even when their use throws', () => {
    let deleted = 0;
    for (let count = 0; count < 500; count += 1) {
      const parse = () =>
        withMol(rdkit, 'CCO', (mol) => {
          const original = mol.delete.bind(mol);
          mol.delete = () => {
            deleted += 1;
            original();
          };
          if (count % 2 === 0) throw new Error('use failed');
        });
      if (count % 2 === 0) expect(parse).toThrow('use failed');
      else parse();
    }
    expect(deleted).toBe(500);
  });

  it('answers undefined for unreadable input, without calling back', () => {
    const use = jest.fn();
    expect(withMol(rdkit, 'C1CC(', use)).toBeUndefined();
    expect(withQuery(rdkit, '[C;;', use)).toBeUndefined();
    expect(use).not.toHaveBeenCalled();
  });

  it('captures what RDKit logs, separately for each call', () => {
    const refuse = (smiles: string) =>
      capturingErrors(rdkit, () => withMol(rdkit, smiles, () => true)).log;
    expect(refuse('CN(C)(C)(C)C')).toContain('Explicit valence for atom # 1 N, 5');
    expect(refuse('c1cccc1')).not.toContain('Explicit valence');
    expect(refuse('CCO')).toBe('');
  });
});
