import type { Router } from 'express';
import { onMethods } from '../http/onMethods';

/** A group's own check, at `/health` and at its bare prefix (contract, section 2). */
export function addHealth(router: Router): Router {
  onMethods(router, '/health', { get: (_request, response) => void response.json(OK) });
  onMethods(router, '/', { get: (_request, response) => void response.json(OK) });
  return router;
}

const OK = { status: 'OK' };
