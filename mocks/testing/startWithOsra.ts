import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServices } from './startServices';

/** Services whose OSRA is a stand-in. */
export interface ServicesWithOsra {
  readonly url: string;
  /** How many pictures it was asked to read. */
  readonly timesRead: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** Hydrocarbons as OSRA writes them. */
export interface OsraAnswer {
  readonly carbons: number;
  /** Single bonds: numbers of two carbons, from 1. */
  readonly bonds: readonly (readonly [number, number])[];
  /** As OSRA states it: not 0..1. */
  readonly confidence?: number;
  /** Pixels of the picture that OSRA states; without them its atoms have no places there. */
  readonly place?: { readonly bondLength: number; readonly box: string };
}

/**
 * Starts the services with a program that stands in for OSRA and answers every picture alike. Only the shell is
 * available to it: no other program is on the path.
 */
export async function startWithOsra(answer: OsraAnswer): Promise<ServicesWithOsra> {
  const folder = await mkdtemp(path.join(tmpdir(), 'marcus-test-'));
  const notes = path.join(folder, 'notes');
  await writeFile(notes, '');
  await writeFile(path.join(folder, 'osra'), program(sdFile(answer), notes), { mode: 0o700 });
  const services = await startServices({ PATH: folder });
  return {
    url: services.url,
    timesRead: async () => (await readFile(notes, 'utf8')).split('\n').length - 1,
    stop: async () => {
      await services.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const program = (sdf: string, notes: string) => `#!/bin/sh
if [ "$1" = --version ]; then echo 'osra  version: 2.1.3'; exit; fi
echo read >> '${notes}'
while IFS= read -r line; do echo "$line"; done <<'END'
${sdf}
END
`;

function sdFile({ carbons, bonds, confidence, place }: OsraAnswer): string {
  return [
    ...['', ' OSRA', ''],
    `  ${carbons}  ${bonds.length}  0  0  0  0  0  0  0  0999 V2000`,
    ...Array.from({ length: carbons }, (_, i) => `    ${i}.0000    0.0000    0.0000 C   0  0`),
    ...bonds.map(([from, to]) => `  ${from}  ${to}  1  0`),
    'M  END',
    ...property('Confidence_estimate', confidence?.toFixed(1)),
    ...property('Average_bond_length', place?.bondLength.toFixed(2)),
    ...property('Surrounding_box', place?.box),
    '$$$$',
  ].join('\n');
}

const property = (name: string, value: string | undefined): string[] =>
  value === undefined ? [] : [`> <${name}>`, value, ''];
