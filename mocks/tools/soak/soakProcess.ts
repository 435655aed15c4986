import type { ChildProcess } from 'node:child_process';
import { startProgram } from '../../testing/startProgram';
import { soakEnvironment, type SoakTimes } from './soakTimes';
import { isVitals, VITALS_QUESTION, type Vitals } from './vitals';

export interface SoakServices {
  readonly url: string;
  readonly wsUrl: string;
  readonly vitals: () => Promise<Vitals>;
  readonly stop: () => Promise<void>;
}

/** Starts services in a separate process, so that its memory is only theirs. */
export async function startSoakServices(times: SoakTimes): Promise<SoakServices> {
  const { child, port, stop } = await startProgram({
    program: 'mocks/tools/soak/soakServices.ts',
    env: soakEnvironment(times),
    nodeArguments: ['--expose-gc'],
  });
  const address = `127.0.0.1:${port}`;
  return {
    url: `http://${address}`,
    wsUrl: `ws://${address}`,
    vitals: () => askVitals(child),
    stop,
  };
}

function askVitals(child: ChildProcess): Promise<Vitals> {
  return new Promise((resolve, reject) => {
    const gone = () => reject(new Error('The services have ended'));
    child.once('exit', gone);
    child.once('message', (answer: unknown) => {
      child.off('exit', gone);
      if (isVitals(answer)) resolve(answer);
      else reject(new Error(`Not how services are: ${JSON.stringify(answer)}`));
    });
    child.send(VITALS_QUESTION);
  });
}
