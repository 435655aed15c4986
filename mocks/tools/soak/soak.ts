/**
 * `npm run soak -- [--clients 200] [--seconds 60] [--seed 1]`: simulated clients join, work, drop and leave
 * on loopback, with the contract's times shortened fiftyfold. Exits with code 1 if too many seats were taken,
 * a client was overtaken or waited forever, or the services kept connections, timers or memory of clients
 * that had gone.
 */
import { parseArgs } from 'node:util';
import { runProgram } from '../../hosts/node/runProgram';
import { runSoak } from './runSoak';
import { startSoakServices } from './soakProcess';
import { soakFaults, soakReport } from './soakReport';
import { SOAK_TIMES } from './soakTimes';

runProgram(async () => {
  const { values } = parseArgs({
    options: {
      clients: { type: 'string', default: '200' },
      seconds: { type: 'string', default: '60' },
      seed: { type: 'string', default: '1' },
    },
  });
  const options = {
    clients: wholeNumber('clients', values.clients),
    seconds: wholeNumber('seconds', values.seconds),
    seed: wholeNumber('seed', values.seed),
    times: SOAK_TIMES,
  };
  const services = await startSoakServices(options.times);
  try {
    const outcome = await runSoak(services, options);
    const faults = soakFaults(outcome);
    console.log(soakReport(options, outcome).join('\n'));
    faults.forEach((fault) => console.log(`Broken: ${fault}`));
    if (faults.length > 0) process.exitCode = 1;
  } finally {
    await services.stop();
  }
});

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new Error(`--${name} must be a whole number above 0, not "${text}"`);
}
