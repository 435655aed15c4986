import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { ENGINE_LIMITS } from '../../engines/engineLimits';
import type { ExternalEngine } from '../../engines/externalEngine';
import { programEngine } from './programEngine';

jest.setTimeout(60_000);

/** Packages with the public interfaces of the recognisers, whose weights are not here. */
const PACKAGES: Readonly<Record<string, string>> = {
  'torch/__init__.py': 'def device(name):\n    return name\n',
  'molscribe/__init__.py': `
print("loading weights")
class MolScribe:
    def __init__(self, model_path, device=None):
        self.said = f"{model_path} on {device}"
    def predict_image_file(self, image_file, return_atoms_bonds=False, return_confidence=False):
        assert return_atoms_bonds and return_confidence
        if b"broken" in open(image_file, "rb").read():
            raise ValueError("no picture")
        return {"smiles": "CO", "molfile": self.said, "confidence": 0.9,
                "atoms": [{"atom_symbol": "C", "x": 0.1, "y": 0.5, "confidence": 0.99},
                          {"atom_symbol": "O", "x": 0.9, "y": 0.5, "confidence": 0.8}],
                "bonds": [{"bond_type": "single", "endpoint_atoms": (0, 1), "confidence": 0.7}]}
`,
  'MolNexTR/__init__.py': '',
  'MolNexTR/molnextr.py': `
def get_predictions(imagepath, atoms_bonds=False, smiles=True, predicted_molfile=False):
    if smiles:
        return "CO"
    return {"predicted_smiles": "CO", "predicted_molfile": "M",
            "atom_sets": [{"atom_number": "0", "atom_symbol": "C", "coords": (0.25, 0.5)}]}
`,
  'DECIMER/__init__.py': `
def predict_SMILES(image_path, confidence=False, hand_drawn=False):
    return ("CO", [("C", 0.9), ("O", 0.6)]) if confidence else "CO"
`,
  'molparser/__init__.py': `
from types import SimpleNamespace
class MolParser:
    def __init__(self, **overrides):
        self.overrides = overrides
    def parse(self, inputs, rec_only=False):
        assert rec_only
        generic = b"generic" in open(inputs, "rb").read()
        return [SimpleNamespace(smi="CO", esmi="*O<sep><a>0:R</a>", markush=generic, sru=False, confidence=None)]
`,
  'molgrapher/__init__.py': '',
  'molgrapher/models/__init__.py': '',
  'molgrapher/models/molgrapher_model.py': `
class MolgrapherModel:
    def __init__(self, args={}):
        print("Arguments:", args)
    def predict_batch(self, paths):
        return [{"smi": "CO", "conf": 0.5}]
`,
};

const SCRIPT = path.resolve('engines/marcus_engine.py');
const hasPython = spawnSync('python3', ['--version']).status === 0;
const withPython = hasPython ? test : test.skip;

let folder: string;
let engine: ExternalEngine | undefined;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'python-'));
  for (const [name, text] of Object.entries(PACKAGES)) {
    await mkdir(path.join(folder, path.dirname(name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
});
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => engine?.close?.());
afterAll(() => rm(folder, { recursive: true }));

function read(name: string, picture = 'picture', more: readonly string[] = []) {
  engine = programEngine(
    {
      ...{ id: name, kind: 'process', folder },
      command: ['python3', SCRIPT, '--engine', name, ...more],
      environment: { PYTHONPATH: folder, PYTHONDONTWRITEBYTECODE: '1' },
    },
    ENGINE_LIMITS,
  );
  const png = new TextEncoder().encode(picture);
  return engine.read({ png, longerSide: 99, handDrawn: false }, new AbortController().signal);
}

withPython.each<[string, readonly string[], object]>([
  [
    'molscribe',
    ['--checkpoint', 'weights.pth'],
    {
      smiles: 'CO',
      molfile: 'weights.pth on cpu',
      confidence: 0.9,
      atoms: [
        { symbol: 'C', x: 0.1, y: 0.5, confidence: 0.99 },
        { symbol: 'O', x: 0.9, y: 0.5, confidence: 0.8 },
      ],
    },
  ],
  ['molnextr', [], { smiles: 'CO', molfile: 'M', atoms: [{ symbol: 'C', x: 0.25, y: 0.5 }] }],
  ['decimer', [], { smiles: 'CO', confidence: 0.6 }],
  ['molparser', [], { smiles: 'CO', confidence: undefined }],
  ['molgrapher', [], { smiles: 'CO', confidence: 0.5 }],
])('%s reads a picture by its public interface', async (name, more, answer) => {
  await expect(read(name, 'picture', more)).resolves.toMatchObject(answer);
});

withPython.each([
  ['a picture that it refuses', 'molscribe', 'broken', 'ValueError: no picture'],
  ['a generic structure', 'molparser', 'generic', 'MolParser read a generic structure: *O'],
])('%s is told', async (_what, name, picture, reason) => {
  const more = name === 'molscribe' ? ['--checkpoint', 'w'] : [];
  await expect(read(name, picture, more)).resolves.toMatchObject({
    reason: expect.stringContaining(reason),
  });
});

withPython('weights that are not named are asked for', async () => {
  await expect(read('molscribe')).rejects.toThrow(
    'MolScribe did not start: MolScribe needs --checkpoint',
  );
});
