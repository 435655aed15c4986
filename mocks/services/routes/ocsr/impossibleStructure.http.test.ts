import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { openClient, type ServicesClient } from '../../../testing/servicesClient';
import { startServices, type RunningServices } from '../../../testing/startServices';

jest.setTimeout(120_000);

/** A carbon with five bonds, as an SD file from OSRA. */
const atom = (i: number) => `    ${i}.0000    0.0000    0.0000 C   0  0`;
const SDF = [
  '',
  ' OSRA',
  '',
  '  6  5  0  0  0  0  0  0  0  0999 V2000',
  ...Array.from({ length: 6 }, (_, i) => atom(i)),
  ...Array.from({ length: 5 }, (_, i) => `  1  ${i + 2}  1  0`),
  'M  END',
  '> <Confidence_estimate>',
  '5.0',
  '',
  '$$$$',
].join('\n');

/** A program standing in for OSRA; only the shell is available, no other program is on the path. */
const PROGRAM = `#!/bin/sh
if [ "$1" = --version ]; then echo 'osra  version: 2.1.3'; exit; fi
while IFS= read -r line; do echo "$line"; done <<'END'
${SDF}
END
`;

let folder: string;
let services: RunningServices;
let client: ServicesClient;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marcus-test-'));
  await writeFile(path.join(folder, 'osra'), PROGRAM, { mode: 0o700 });
  services = await startServices({ PATH: folder });
  client = await openClient(services.url);
});
afterAll(async () => {
  await services.stop();
  await rm(folder, { recursive: true, force: true });
});

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
