import { documentsTasks, segmentationTasks } from '../../hosts/node/engineTasks';
import { nodePorts } from '../../hosts/node/nodePorts';
import { createScansTasks } from '../tasks/scans';

/**
 * Runs tasks in a separate process, for tests: jest cannot load pdf.js. Reads a JSON list of `[task, input]`
 * from standard input, `input.pdf` in base64, and writes the list of outcomes.
 */
const tasks: Readonly<Record<string, (input: never, signal: AbortSignal) => Promise<unknown>>> = {
  ...documentsTasks,
  ...segmentationTasks,
  readScan: createScansTasks(nodePorts).readPage,
};

async function outcome(name: string, input: { pdf?: string }): Promise<unknown> {
  try {
    const run = tasks[name];
    if (run === undefined) throw new Error(`There is no task ${name}`);
    const pdf = new Uint8Array(Buffer.from(input.pdf ?? '', 'base64'));
    // The test that wrote the input knows the task's type, but types don't cross process boundaries.
    return { result: await run({ ...input, pdf } as never, new AbortController().signal) };
  } catch (error) {
    const { message, failure } = error as { message: string; failure?: string };
    return { error: message, failure };
  }
}

const bytesAsBase64 = (_key: string, value: unknown) =>
  value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value;

const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
const calls = JSON.parse(Buffer.concat(chunks).toString('utf8')) as [string, { pdf?: string }][];
const outcomes: unknown[] = [];
for (const [name, input] of calls) outcomes.push(await outcome(name, input));
process.stdout.write(JSON.stringify(outcomes, bytesAsBase64));
