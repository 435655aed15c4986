/**
 * The services of a soak test: those of `npm run services`, which also report their vitals to their parent.
 */
import { runProgram } from '../../hosts/node/runProgram';
import { serveServices } from '../../hosts/node/serveServices';
import { VITALS_QUESTION, type Vitals } from './vitals';

runProgram(() =>
  serveServices(0, async (services) => {
    // The workers and what they load must not count as growth.
    await services.warmUp();
    process.on('message', (question) => {
      if (question === VITALS_QUESTION) process.send?.(readVitals());
    });
  }),
);

function readVitals(): Vitals {
  if (globalThis.gc === undefined) throw new Error('The services of a soak need --expose-gc');
  globalThis.gc();
  const resources = process.getActiveResourcesInfo();
  const count = (name: string) => resources.filter((resource) => resource === name).length;
  return {
    heapBytes: process.memoryUsage().heapUsed,
    connections: count('TCPSocketWrap'),
    timers: count('Timeout'),
  };
}
