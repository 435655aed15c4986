import { parseArgs } from 'node:util';
import { EVALUATED_ENGINES, type EvaluatedEngine } from './reading/imageReading';

export const USAGE = `Usage: npm run evaluate -- <folder with truth.tsv> ... [options]

  --engine <name>      ${EVALUATED_ENGINES.join(' or ')}; may be given several times.
                       Default: pixel-graph, and osra when it is installed
  --weights <folder>   another network for pixel-graph (pixel-graph.onnx and classes.json)
  --limit <n>          the first n pictures of each folder
  --processes <n>      pictures read at once, 2 by default
  --uncalibrated       pixel-graph states its confidences as they are before calibration, and
                       holds no reading back: for \`npm run calibrate\`
  --fusion             also what all engines together answer, and how often they agree
  --half <odd|even>    the pictures at odd or even places of each folder's table only: to choose
                       figures on one half, and to report them on the other
  --readings <file>    lines of an earlier --json; what they hold is not read again
  --json <file>        one line of JSON for each picture
  --html <file|folder> a page with the pictures that were read wrong

  With --without <rules> or --shift <numbers> <factors>: what they are worth, and other options, which
  npm run evaluate -- --without prints`;

/** The pictures at odd or even places, the first being odd. */
export type Half = 'odd' | 'even';

export interface EvaluationRequest {
  readonly folders: readonly string[];
  /** Undefined for all installed ones. */
  readonly engines?: readonly EvaluatedEngine[] | undefined;
  readonly weights?: string | undefined;
  readonly uncalibrated: boolean;
  /** Number of pictures per folder. */
  readonly limit: number;
  readonly processes: number;
  readonly fusion: boolean;
  readonly half?: Half | undefined;
  /** JSON lines of an earlier evaluation. */
  readonly readings?: string | undefined;
  readonly json?: string | undefined;
  readonly html?: string | undefined;
}

/** @throws Error that says what is wrong with the arguments */
export function parseCommandLine(args: readonly string[]): EvaluationRequest {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      engine: { type: 'string', multiple: true },
      weights: { type: 'string' },
      uncalibrated: { type: 'boolean', default: false },
      limit: { type: 'string' },
      processes: { type: 'string' },
      fusion: { type: 'boolean', default: false },
      half: { type: 'string' },
      readings: { type: 'string' },
      json: { type: 'string' },
      html: { type: 'string' },
    },
  });
  if (positionals.length === 0) throw new Error('No folder is named');
  const { weights, uncalibrated, fusion, readings, json, html } = values;
  return {
    folders: positionals,
    engines: values.engine?.flatMap((names) => names.split(',')).map(engineNamed),
    weights,
    uncalibrated,
    limit: countOf('--limit', values.limit) ?? Infinity,
    processes: countOf('--processes', values.processes) ?? 2,
    fusion,
    half: halfNamed(values.half),
    readings,
    json,
    html,
  };
}

function engineNamed(name: string): EvaluatedEngine {
  const engine = EVALUATED_ENGINES.find((each) => each === name.trim());
  if (engine) return engine;
  throw new Error(`No engine is named "${name}"; there are ${EVALUATED_ENGINES.join(', ')}`);
}

function halfNamed(name: string | undefined): Half | undefined {
  if (name === undefined || name === 'odd' || name === 'even') return name;
  throw new Error(`--half takes odd or even, not "${name}"`);
}

function countOf(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) {
    throw new Error(`${option} takes a whole number from 1, not "${text}"`);
  }
  return count;
}
