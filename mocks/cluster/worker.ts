/**
 * `npm run worker`: does the long tasks of all nodes that share a queue in Redis (`MARCUS_REDIS_URL`). Ends
 * after its own tasks when it is told to (SIGTERM, Ctrl-C), and at once when it is told twice.
 */
import { onSignals } from './queue/onSignals';
import { readQueue, readWorkerSize } from './queue/queueSettings';
import { openQueueWorker } from './queue/openQueueWorker';
import { openEngines } from '../hosts/node/engines/openEngines';
import { listsOf } from '../hosts/node/names/nameDictionaryFile';
import { openOperation } from './operation/openOperation';
import { reportUnreachable } from './redis/reportUnreachable';
import { opsinVersion } from '../hosts/node/opsin/opsinVersion';
import { osraVersion } from '../hosts/node/osra/osraVersion';
import { runProgram } from '../hosts/node/runProgram';
import { createWorkerPool } from '../hosts/node/workers/pool';

runProgram(async () => {
  const settings = readQueue(process.env);
  const size = readWorkerSize(process.env);
  await listsOf(process.env);
  const engines = await openEngines(process.env);
  const pool = engines.runner(createWorkerPool({ size }));
  // Fails where this version of Node cannot paint pages, before any job does.
  await pool.run('documents.checkRendering', null, { owner: null });
  const operation = await openOperation(process.env);
  const worker = await openQueueWorker(settings, {
    pool,
    size,
    engines,
    observer: {
      ended: operation.jobEnded,
      stalled: operation.jobStalled,
      failing: reportUnreachable((message) => {
        console.error(message);
        operation.trouble(message);
      }),
    },
  });
  operation.depth(worker.depth);
  onSignals(async () => {
    await worker.close();
    pool.close();
    await operation.close();
  });
  await printMissing();
  // The tests wait for this line.
  console.log(`MARCUS worker: ready, ${size} at a time`);
});

/** Nodes offer the programs that they have themselves; what is missing here fails when it is asked for. */
async function printMissing(): Promise<void> {
  const programs = [
    { name: 'OSRA', version: await osraVersion() },
    { name: 'OPSIN', version: await opsinVersion() },
  ];
  for (const { name, version } of programs) {
    if (version !== null) continue;
    console.log(`  ${name} is not installed on this machine; tasks that need it fail here`);
  }
}
