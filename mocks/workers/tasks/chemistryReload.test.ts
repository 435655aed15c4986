import initRDKitModule from '@rdkit/rdkit';
import { chemistryTasks } from './chemistry';

/** What the next module that is loaded throws out of its first call; nothing: it works. */
let mockThrown: { readonly value: unknown } | undefined;

jest.mock('@rdkit/rdkit', () => {
  const load = jest.requireActual<typeof initRDKitModule>('@rdkit/rdkit');
  return jest.fn(async (options: unknown) => {
    const rdkit = await load(options);
    const thrown = mockThrown;
    mockThrown = undefined;
    if (thrown === undefined) return rdkit;
    rdkit.get_mol = () => {
      throw thrown.value;
    };
    return rdkit;
  });
});

beforeEach(() => jest.mocked(initRDKitModule).mockClear());

test.each([
  ['a trap', () => new WebAssembly.RuntimeError('memory access out of bounds'), /out of bounds$/],
  ['a stack that overflows', () => new RangeError('Maximum call stack size'), /stack size$/],
  ['a C++ exception', () => wasmException(), /RDKit: it gave up$/],
  ['a number, as older modules throw', () => 5_263_264, /RDKit: it gave up$/],
])('after %s the next task is served from another module', async (_name, make, message) => {
  jest.resetModules();
  const fresh: { chemistryTasks: typeof chemistryTasks } = await import('./chemistry');
  mockThrown = { value: make() };
  const input = { smilesList: ['OCC'] };
  await expect(fresh.chemistryTasks.canonicalise(input)).rejects.toMatchObject({
    status: 500,
    message: expect.stringMatching(message),
  });
  await expect(fresh.chemistryTasks.canonicalise(input)).resolves.toMatchObject([
    { smiles: 'CCO' },
  ]);
});

test('a structure that cannot be read costs no module', async () => {
  await chemistryTasks.canonicalise({ smilesList: ['C'] });
  await expect(chemistryTasks.depict({ smiles: 'C1CC(' })).rejects.toMatchObject({ status: 500 });
  await expect(chemistryTasks.depict({})).rejects.toMatchObject({ status: 400 });
  await chemistryTasks.canonicalise({ smilesList: ['C'] });
  expect(initRDKitModule).toHaveBeenCalledTimes(1);
});

/** The types of this version of TypeScript do not know it. */
function wasmException(): unknown {
  const { Exception, Tag } = WebAssembly as unknown as {
    readonly Exception: new (tag: unknown, payload: readonly unknown[]) => unknown;
    readonly Tag: new (type: { readonly parameters: readonly string[] }) => unknown;
  };
  return new Exception(new Tag({ parameters: ['i32'] }), [1]);
}
