import type { Router } from 'express';
import { onOperation } from '../openapi/operation';
import { GROUP_HEALTH } from './operations/healthOperations';

/** A group's own check, at `/health` and at its bare prefix (docs/contract.md 2.2). */
export function addHealth(router: Router): Router {
  for (const operation of Object.values(GROUP_HEALTH)) {
    onOperation(router, operation, (_request, response) => void response.json({ status: 'OK' }));
  }
  return router;
}
