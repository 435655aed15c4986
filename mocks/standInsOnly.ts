import { readConfig } from './config';
import type { Services } from './app';
import { createAnswerApp } from './http/createAnswerApp';
import { answerErrors, answerNotFound } from './http/errorAnswer';
import { openStandIns, STAND_INS_PATH } from './stand-ins/openStandIns';
import { createWorkerPool } from './workers/pool';

/** The stand-ins of the look-ups without the services, for a page whose services are elsewhere. */
export function openStandInsOnly(
  env: Readonly<Record<string, string | undefined>>,
): Omit<Services, 'attachWebSocket'> {
  const config = readConfig(env);
  // they ask for canonical SMILES, a short task now and then
  const pool = createWorkerPool({ size: 1 });
  const app = createAnswerApp(config);
  app.use(STAND_INS_PATH, openStandIns(config, pool).router);
  app.use(answerNotFound);
  app.use(answerErrors);
  return {
    app,
    warmUp: async () => undefined,
    close: async () => pool.close(),
  };
}
