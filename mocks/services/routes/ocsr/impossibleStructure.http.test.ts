import { createCanvas } from '@napi-rs/canvas';
import { openClient, type ServicesClient } from '../../../testing/servicesClient';
import { startWithOsra, type ServicesWithOsra } from '../../../testing/startWithOsra';

jest.setTimeout(120_000);

/** A carbon with five bonds. */
const IMPOSSIBLE = {
  carbons: 6,
  bonds: Array.from({ length: 5 }, (_, i) => [1, i + 2] as const),
  confidence: 5,
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

const read = (call: string) =>
  client.postForm(`/latest/ocsr/${call}`, { image_file: drawing(), engine: 'molscribe' });

test('drawing an impossible structure fails with the reason', async () => {
  expect(await read('generate_with_depiction')).toMatchObject({
    status: 422,
    body: { detail: expect.stringMatching(/^The recognised structure is not possible: .*5 bonds/) },
  });
});

test('an impossible structure is returned as a molfile, with the reason why there is no SMILES', async () => {
  const { status, body } = await read('generate_both');
  expect(status).toBe(200);
  expect(body).toMatchObject({ smiles: '', molfile: expect.stringContaining('V2000') });
  expect(body.remarks.join()).toMatch(/5 bonds/);
});
