import path from 'node:path';
import { parseArgs } from 'node:util';
import { BEST_OF_ALL } from '@/domain/engines';
import { EXPORT_FORMATS, FORMATS, type ExportFormat } from '@/domain/exports/exportFormats';

/** The folder of an article is what the ZIP is in the page, and Wikidata would be asked. */
const NOT_OFFERED = ['zip', 'sdfV3000', 'wikidata'] as const;

/** Written besides the table over all, the work files and the drawings. */
export type FileFormat = Exclude<ExportFormat, (typeof NOT_OFFERED)[number]>;

const OFFERED = EXPORT_FORMATS.filter(
  (format): format is FileFormat => !NOT_OFFERED.some((each) => each === format),
);

const DEFAULT_FORMATS: readonly FileFormat[] = ['sdf', 'csv', 'json'];

/** The services bound their own workers; more articles than this at a time only wait for those. */
const MOST_JOBS = 16;

/** What the command was called with. */
export interface ReadOrder {
  readonly folder: string;
  readonly out: string;
  readonly engine: string;
  readonly formats: readonly FileFormat[];
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

const USAGE = `npm run read -- folder [--out results] [--engine best] [--formats ${DEFAULT_FORMATS.join(',')}] [--jobs 1] [--json]
Formats: ${OFFERED.map((format) => `${format} (${FORMATS[format].name})`).join(', ')}`;

/**
 * @param from where relative paths begin
 * @throws UsageError
 */
export function readArguments(given: readonly string[], from: string): ReadOrder {
  const { values, positionals } = parsed(given);
  const [folder, ...others] = positionals;
  if (folder === undefined || folder === '') throw new UsageError('Which folder is to be read?');
  if (others.length > 0) throw new UsageError('Only one folder can be read at a time.');
  const { out, engine, json } = values;
  if (out === '' || engine === '') throw new UsageError('An option has no value.');
  return {
    ...{ engine, json },
    folder: path.resolve(from, folder),
    out: path.resolve(from, out),
    formats: formatsIn(values.formats),
    jobs: jobsIn(values.jobs),
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
        jobs: { type: 'string', default: '1' },
        json: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function formatsIn(text: string): readonly FileFormat[] {
  const names = text.split(',').map((name) => name.trim());
  const formats = names.flatMap((name) => OFFERED.find((format) => format === name) ?? []);
  const unknown = names.find((name) => !formats.some((format) => format === name));
  if (unknown !== undefined) throw new UsageError(`"${unknown}" is no format.`);
  return [...new Set(formats)];
}

function jobsIn(text: string): number {
  const jobs = Number(text);
  if (/^\d+$/.test(text) && jobs >= 1 && jobs <= MOST_JOBS) return jobs;
  throw new UsageError(`--jobs is a number from 1 to ${MOST_JOBS}, not "${text}".`);
}
