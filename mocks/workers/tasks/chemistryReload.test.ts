import initRDKitModule from '@rdkit/rdkit';
import { chemistryTasks } from './chemistry';

jest.mock('@rdkit/rdkit', () => {
  const load = jest.requireActual<typeof initRDKitModule>('@rdkit/rdkit');
  let trapped = false;
  return jest.fn(async (options: unknown) => {
    const rdkit = await load(options);
    if (trapped) return rdkit;
    rdkit.get_mol = () => {
      trapped = true;
      throw new WebAssembly.RuntimeError('memory access out of bounds');
    };
    return rdkit;
  });
});

describe('chemistryTasks after a trap of the wasm code', () => {
  it('answers 500 and serves the next task from another module', async () => {
    const input = { smilesList: ['OCC'] };
    await expect(chemistryTasks.canonicalise(input)).rejects.toMatchObject({
      status: 500,
      message: 'The structure is too complex for RDKit: memory access out of bounds',
    });
    await expect(chemistryTasks.canonicalise(input)).resolves.toMatchObject([{ smiles: 'CCO' }]);
    expect(initRDKitModule).toHaveBeenCalledTimes(2);
  });
});
