import { readFileSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { marcusApi } from '@/api/marcusApi';
import { LARGEST_TRACE, replayCommand, TraceError } from '@/features/traces';
import { buildInfo } from '@/platform/buildInfo';
import { notedActionTypes } from './notedActionTypes';
import { anyReducer } from './replayProblems';

const USAGE = 'npm run replay -- trace.json [--to N] [--diff]';

const THUNK_ACTION = new RegExp(
  `^${marcusApi.reducerPath}/execute(Query|Mutation)/(pending|fulfilled|rejected)$`,
);

/** Exit codes: 0 reproduced, 1 not reproduced or not serialisable, 2 not a trace or invalid arguments. */
function main(): number {
  try {
    const { file, to, diff } = readArguments();
    return replayCommand(
      read(file),
      { diff, ...(to !== undefined && { to }) },
      {
        reducer: anyReducer,
        // RTK Query creates the actions of its thunks internally.
        isKnown: (type) => notedActionTypes.has(type) || THUNK_ACTION.test(type),
        build: buildInfo,
        print: (line) => process.stdout.write(`${line}\n`),
      },
    ) === 0
      ? 0
      : 1;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  }
}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, diff: { type: 'boolean', default: false } },
  });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new TraceError(USAGE);
  const to = values.to === undefined ? undefined : Number(values.to);
  if (to !== undefined && !(Number.isSafeInteger(to) && to > 0)) throw new TraceError(USAGE);
  return { file, to, diff: values.diff };
}

function read(file: string): string {
  if (statSync(file).size > LARGEST_TRACE) {
    throw new TraceError(`The file is larger than ${LARGEST_TRACE / 1024 / 1024} MiB`);
  }
  return readFileSync(file, 'utf8');
}

process.exitCode = main();
