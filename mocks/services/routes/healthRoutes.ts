import { answerJson } from '../http/answers';
import type { WebApp } from '../http/webApp';
import { onOperation } from '../openapi/operation';
import { GROUP_HEALTH } from './operations/healthOperations';

/** A group's own health check, at `/health` and at its bare prefix (docs/contract.md 2.2). */
export function addHealth(router: WebApp): WebApp {
  for (const operation of Object.values(GROUP_HEALTH)) {
    onOperation(router, operation, (call) => answerJson(call, { status: 'OK' }));
  }
  return router;
}
