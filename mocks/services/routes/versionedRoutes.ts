import { Router } from 'express';
import { createJsonParser } from '../http/readJson';
import { createDecimerRoutes } from './decimerRoutes';
import { createDepictionRoutes } from './depictionRoutes';
import { createDoclingRoutes } from './doclingRoutes';
import { createOcsrRoutes } from './ocsrRoutes';
import { createOpenaiRoutes } from './openaiRoutes';
import type { ServiceContext } from './serviceContext';
import { createSimilarityRoutes } from './similarityRoutes';

/** What `/latest` and `/v1` hold: one and the same set (docs/contract.md 0.2). */
export function createVersionedRoutes(context: ServiceContext): Router {
  const router = Router();
  router.use(createJsonParser(context.config.limits.jsonBytes));
  router.use('/docling_conversion', createDoclingRoutes(context));
  router.use('/decimer', createDecimerRoutes(context));
  router.use('/ocsr', createOcsrRoutes(context));
  router.use('/openai', createOpenaiRoutes(context));
  router.use('/depiction', createDepictionRoutes(context));
  router.use('/similarity', createSimilarityRoutes(context));
  return router;
}
