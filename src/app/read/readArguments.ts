import path from 'node:path';
import { parseArgs } from 'node:util';
import { BEST_OF_ALL } from '@/domain/engines';
import { LICENCE_IDS, LICENCES, type Licence } from '@/domain/exports/licences';
import type { FileFormat, TaskQueue } from '../engine/entry';
import { FILE_FORMATS, formatWords, refusalOf } from '../engine/fileFormats';

const DEFAULT_FORMATS: readonly FileFormat[] = ['sdf', 'csv', 'json'];

/** The services bound their own workers; more articles than this at a time only wait for those. */
const MOST_JOBS = 16;

/** What the command was called with. */
export interface ReadOrder {
  readonly folder: string;
  readonly out: string;
  readonly engine: string;
  readonly formats: readonly FileFormat[];
  /** That a crate states. */
  readonly licence: Licence;
  /** Whose workers read; absent if this machine does. */
  readonly queue?: TaskQueue;
  /** Articles at a time. */
  readonly jobs: number;
  readonly json: boolean;
}

/** The call cannot be understood; the message says why and how it is meant. */
export class UsageError extends Error {
  constructor(message: string) {
    super(`${message}\n${USAGE}`);
    this.name = 'UsageError';
  }
}

const USAGE = `npm run read -- folder [--out results] [--engine best] [--formats ${DEFAULT_FORMATS.join(',')}] [--licence none] [--jobs 1] [--queue] [--json]
Formats: ${FILE_FORMATS.map(formatWords).join(', ')}
Licences, of a crate: ${LICENCE_IDS.map((id) => `${id} (${LICENCES[id].name})`).join(', ')}`;

/** Where the command is called. */
export interface Surroundings {
  /** Where relative paths begin. */
  readonly from: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** @throws UsageError */
export function readArguments(given: readonly string[], { from, env }: Surroundings): ReadOrder {
  const { values, positionals } = parsed(given);
  const [folder, ...others] = positionals;
  if (folder === undefined || folder === '') throw new UsageError('Which folder is to be read?');
  if (others.length > 0) throw new UsageError('Only one folder can be read at a time.');
  const { out, engine, json } = values;
  const formats = formatsIn(values.formats);
  if (out === '' || engine === '') throw new UsageError('An option has no value.');
  return {
    ...{ engine, json },
    folder: path.resolve(from, folder),
    out: path.resolve(from, out),
    formats,
    licence: licenceIn(values.licence, formats),
    jobs: jobsIn(values.jobs),
    ...(values.queue && { queue: queueIn(env) }),
  };
}

function parsed(given: readonly string[]) {
  try {
    return parseArgs({
      args: [...given],
      allowPositionals: true,
      options: {
        out: { type: 'string', default: 'results' },
        engine: { type: 'string', default: BEST_OF_ALL },
        formats: { type: 'string', default: DEFAULT_FORMATS.join(',') },
        licence: { type: 'string' },
        jobs: { type: 'string', default: '1' },
        queue: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function formatsIn(text: string): readonly FileFormat[] {
  const names = text.split(',').map((name) => name.trim());
  const formats = names.flatMap((name) => FILE_FORMATS.find((format) => format === name) ?? []);
  const unknown = names.find((name) => !formats.some((format) => format === name));
  if (unknown !== undefined) throw new UsageError(refusalOf(unknown));
  return [...new Set(formats)];
}

function licenceIn(text: string | undefined, formats: readonly FileFormat[]): Licence {
  if (text === undefined) return 'none';
  const licence = LICENCE_IDS.find((id) => id === text);
  if (licence === undefined) throw new UsageError(`"${text}" is no licence.`);
  if (formats.includes('crate')) return licence;
  throw new UsageError('Only a crate states a licence: --formats has to name it.');
}

function jobsIn(text: string): number {
  const jobs = Number(text);
  if (/^\d+$/.test(text) && jobs >= 1 && jobs <= MOST_JOBS) return jobs;
  throw new UsageError(`--jobs is a number from 1 to ${MOST_JOBS}, not "${text}".`);
}

/** By the variables of nodes and workers, so that a password is in no list of processes. */
function queueIn(env: Surroundings['env']): TaskQueue {
  const { MARCUS_REDIS_URL: redisUrl = '', MARCUS_FILES: folder = '' } = env;
  if (redisUrl !== '' && folder !== '') return { redisUrl, folder };
  throw new UsageError(
    '--queue needs MARCUS_REDIS_URL and MARCUS_FILES, as the workers have them.',
  );
}
