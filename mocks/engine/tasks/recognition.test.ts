import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const MOLECULES = {
  paracetamol: 'CC(=O)Nc1ccc(O)cc1',
  caffeine: 'Cn1c(=O)c2c(ncn2C)n(C)c1=O',
  'ferulic acid, E': 'COc1cc(/C=C/C(=O)O)ccc1O',
  apigenin: 'O=c1cc(-c2ccc(O)cc2)oc2cc(O)cc(O)c12',
  'choline, charged': 'C[N+](C)(C)CCO',
  'benzonitrile, a triple bond': 'N#Cc1ccccc1',
  aspirin: 'CC(=O)Oc1ccccc1C(=O)O',
};

/**
 * onnxruntime-web and RDKit's wasm are ES modules, which jest cannot load in CommonJS mode. So a child
 * process draws with RDKit, reads the pixels back and reports as JSON.
 */
async function inChild<Report>(body: string): Promise<Report> {
  const script = `
    import { chemistryTasks, recognitionTasks } from './mocks/hosts/node/engineTasks';
    (async () => { ${body} })().then((report) => console.log(JSON.stringify(report)));`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
  const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: 110_000 });
  return JSON.parse(stdout) as Report;
}

interface Reading {
  readonly confidence: number;
  readonly smiles: string;
  readonly truth: string;
  readonly inside: boolean;
}

describe('readPixels', () => {
  let readings: Record<string, Reading>;
  let reasons: Record<string, unknown>;

  beforeAll(async () => {
    [readings, reasons] = await inChild<[typeof readings, typeof reasons]>(`
      const readings = {};
      for (const [name, smiles] of Object.entries(${JSON.stringify(MOLECULES)})) {
        const drawing = { smiles, format: 'png', width: 500, height: 400, cip: false, unicolor: true };
        const { png } = await chemistryTasks.depict(drawing);
        const outcome = await recognitionTasks.readPixels({ image: png });
        if (!outcome.ok) { readings[name] = outcome; continue; }
        const { graph, confidence } = outcome;
        const structure = await chemistryTasks.graphToStructure({ graph });
        const [truth] = await chemistryTasks.canonicalise({ smilesList: [smiles] });
        const inside = graph.atoms.every(({ x, y }) => x > 0 && x < 500 && y > 0 && y < 400);
        readings[name] = { confidence, inside, smiles: structure.smiles, truth: truth.smiles };
      }
      const text = new TextEncoder().encode('%PDF-1.7 and so on');
      const reasons = {
        text: await recognitionTasks.readPixels({ image: text }),
        empty: await recognitionTasks.readPixels({ image: new Uint8Array() }),
      };
      return [readings, reasons];`);
  }, 120_000);

  test.each(Object.keys(MOLECULES))('reads a drawing of %s', (name) => {
    const reading = readings[name];
    expect(reading?.smiles).toBe(reading?.truth);
    expect(reading?.confidence).toBeGreaterThan(0.7);
    expect(reading?.confidence).toBeLessThanOrEqual(1);
  });

  test('places the atoms in pixels of the picture', () => {
    expect(Object.values(readings).every(({ inside }) => inside)).toBe(true);
  });

  test('answers with the reason if the bytes are not a picture', () => {
    expect(reasons).toEqual({
      text: { ok: false, reason: expect.stringMatching(/^The image cannot be decoded: /) },
      empty: { ok: false, reason: 'The image is empty.' },
    });
  });
});
