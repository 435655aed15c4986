import { loadRDKit } from '../chemistry/testing/loadRDKit';
import type { RDKit } from '../chemistry/rdkit';
import { nodePorts } from '../../hosts/node/nodePorts';
import { createChemistryTasks } from './chemistry';

/** Tasks whose first module throws a value on its first call, and the number of modules they have loaded. */
function tasksThatThrow(thrown?: { readonly value: unknown }) {
  let modules = 0;
  const load = async (): Promise<RDKit> => {
    const rdkit = await loadRDKit();
    modules += 1;
    if (modules > 1 || thrown === undefined) return rdkit;
    rdkit.get_mol = () => {
      throw thrown.value;
    };
    return rdkit;
  };
  const tasks = createChemistryTasks({ ...nodePorts, loadRDKit: load });
  return { tasks, loaded: () => modules };
}

test.each([
  ['a trap', () => new WebAssembly.RuntimeError('memory access out of bounds'), /out of bounds$/],
  ['a stack that overflows', () => new RangeError('Maximum call stack size'), /stack size$/],
  ['a C++ exception', () => wasmException(), /RDKit: it gave up$/],
  ['a number, as older modules throw', () => 5_263_264, /RDKit: it gave up$/],
])('after %s the next task uses another module', async (_name, make, message) => {
  const { tasks, loaded } = tasksThatThrow({ value: make() });
  const input = { smilesList: ['OCC'] };
  await expect(tasks.canonicalise(input)).rejects.toMatchObject({
    failure: 'failed',
    message: expect.stringMatching(message),
  });
  await expect(tasks.canonicalise(input)).resolves.toMatchObject([{ smiles: 'CCO' }]);
  expect(loaded()).toBe(2);
});

test('a structure that cannot be read does not cost the module', async () => {
  const { tasks, loaded } = tasksThatThrow();
  await tasks.canonicalise({ smilesList: ['C'] });
  await expect(tasks.depict({ smiles: 'C1CC(' })).rejects.toMatchObject({ failure: 'failed' });
  await expect(tasks.depict({})).rejects.toMatchObject({ failure: 'invalid' });
  await tasks.canonicalise({ smilesList: ['C'] });
  expect(loaded()).toBe(1);
});

/** Missing from the type declarations of this TypeScript version. */
function wasmException(): unknown {
  const { Exception, Tag } = WebAssembly as unknown as {
    readonly Exception: new (tag: unknown, payload: readonly unknown[]) => unknown;
    readonly Tag: new (type: { readonly parameters: readonly string[] }) => unknown;
  };
  return new Exception(new Tag({ parameters: ['i32'] }), [1]);
}
