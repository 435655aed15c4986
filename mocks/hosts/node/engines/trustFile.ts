import { readFile, stat } from 'node:fs/promises';
import * as v from 'valibot';
import type { ProgramTrust } from '../../../services/routes/ocsr/programTrust';

/** Bytes; far more than a file of any number of programs has. */
const LARGEST = 1_000_000;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const TRUST = v.strictObject({
  format: v.literal('MARCUS trust', 'is no file of npm run trust'),
  version: v.literal(1, 'is not 1, the version that these services read'),
  /** The day, UTC. */
  madeOn: v.pipe(v.string(), v.isoDate()),
  drawings: count,
  programs: v.record(
    v.pipe(v.string(), v.maxLength(100)),
    v.pipe(
      v.strictObject({ right: count, judged: count, stated: v.pipe(v.number(), v.minValue(0)) }),
      v.check(({ right, judged }) => right <= judged, 'has more right than judged'),
      v.check(({ stated, judged }) => stated <= judged, 'states more than 1 for each judged'),
    ),
  ),
});

/**
 * What programs are worth by the file of `MARCUS_TRUST`, which `npm run trust` makes; nothing if it is not set.
 *
 * @throws Error naming the variable, the file and what of it cannot be used
 */
export async function trustOf(
  env: Readonly<Record<string, string | undefined>>,
): Promise<ProgramTrust | undefined> {
  const file = env['MARCUS_TRUST'] ?? '';
  if (file === '') return undefined;
  try {
    if ((await stat(file)).size > LARGEST) throw new Error('the file is too large');
    return trustIn(await readFile(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`MARCUS_TRUST cannot be used: ${file}: ${reason}`, { cause: error });
  }
}

function trustIn(text: string): ProgramTrust {
  const { success, output, issues } = v.safeParse(TRUST, JSON.parse(text));
  if (success) return new Map(Object.entries(output.programs));
  const [{ message, path = [] }] = issues;
  const place = path.map(({ key }) => String(key)).join('.');
  throw new Error(place === '' ? message : `"${place}" ${message}`);
}
