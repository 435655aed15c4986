import { createCanvas } from '@napi-rs/canvas';
import { openClient, type ServicesClient } from '../../../testing/servicesClient';
import { startWithOsra, type ServicesWithOsra } from '../../../testing/startWithOsra';

jest.setTimeout(120_000);

/** A carbon with five bonds. */
const IMPOSSIBLE = {
  carbons: 6,
  bonds: Array.from({ length: 5 }, (_, i) => [1, i + 2] as const),
  confidence: 5,
  place: { bondLength: 30.24, box: '25x105-150x120' },
};

let services: ServicesWithOsra;
let client: ServicesClient;
beforeAll(async () => {
  services = await startWithOsra(IMPOSSIBLE);
  client = await openClient(services.url);
});
afterAll(() => services.stop());

function drawing(): File {
  const canvas = createCanvas(200, 200);
  const pen = canvas.getContext('2d');
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, 200, 200);
  pen.strokeRect(50, 50, 100, 100);
  return new File([new Uint8Array(canvas.toBuffer('image/png'))], 'drawing.png');
}

const read = (call: string, engine = 'molscribe') =>
  client.postForm(`/latest/ocsr/${call}`, { image_file: drawing(), engine });

test('drawing an impossible structure fails with the reason', async () => {
  expect(await read('generate_with_depiction')).toMatchObject({
    status: 422,
    body: {
      detail: expect.stringMatching(/^The recognised structure is not possible: .*five bonds/),
    },
  });
});

test('an impossible structure is returned as a molfile, with the reason why there is no SMILES', async () => {
  const { status, body } = await read('generate_both');
  expect(status).toBe(200);
  expect(body).toMatchObject({ smiles: '', molfile: expect.stringContaining('V2000') });
  expect(body.remarks.join()).toMatch(/five bonds/);
});

test('the impossible atom is doubtful, at its place in shares of the picture', async () => {
  const { body } = await read('generate_both');
  const doubt = { kind: 'bond', atoms: [0], x: 0.1, y: 0.5, confidence: 0.4 };
  expect(body.doubts).toEqual([
    { ...doubt, radius: expect.any(Number), says: expect.stringMatching(/five bonds.*\.$/) },
  ]);
});

test('so it is among the answers of all engines, though another one reads a possible structure', async () => {
  const { body } = await read('generate_both', 'best');
  expect(body).toMatchObject({ taken_from: 'decimer', doubts: [] });
  const impossible = body.readings.at(-1);
  expect(impossible).toMatchObject({
    engine: 'molscribe',
    doubts: [{ kind: 'bond', atoms: [0] }],
  });
  expect(impossible).not.toHaveProperty('agrees');
});
