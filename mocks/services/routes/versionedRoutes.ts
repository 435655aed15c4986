import { createJsonParser } from '../http/readJson';
import { createRouter, type WebApp } from '../http/webApp';
import { createChemRoutes } from './chemRoutes';
import { createDecimerRoutes } from './decimerRoutes';
import { createDepictionRoutes } from './depictionRoutes';
import { createDoclingRoutes } from './doclingRoutes';
import { createOcsrRoutes } from './ocsrRoutes';
import { createOpenaiRoutes } from './openaiRoutes';
import type { ServiceContext } from './serviceContext';
import { createSimilarityRoutes } from './similarityRoutes';

/** The routes under `/latest` and `/v1`, which are identical (docs/contract.md 0.2). */
export function createVersionedRoutes(context: ServiceContext): WebApp {
  const router = createRouter();
  router.use(createJsonParser(context.config.limits.jsonBytes));
  router.route('/docling_conversion', createDoclingRoutes(context));
  router.route('/decimer', createDecimerRoutes(context));
  router.route('/ocsr', createOcsrRoutes(context));
  router.route('/openai', createOpenaiRoutes(context));
  router.route('/depiction', createDepictionRoutes(context));
  router.route('/similarity', createSimilarityRoutes(context));
  router.route('/chem', createChemRoutes(context));
  return router;
}
