import { Router } from 'express';
import { readFields } from '../http/fields';
import { jsonObject } from '../http/readJson';
import { onOperation } from '../openapi/operation';
import { SIMILARITY } from './operations/chemistryOperations';
import { workOf, type ServiceContext } from './serviceContext';

/** `/similarity`: engines' answers compared (docs/contract.md 9). */
export function createSimilarityRoutes(context: ServiceContext): Router {
  const router = Router();
  const { pool } = context;
  onOperation(router, SIMILARITY.compareSmiles, async (request, response) => {
    const fields = readFields(SIMILARITY.compareSmiles.json, jsonObject(request));
    const input = { smilesList: fields.smiles_list, engineNames: fields.engine_names };
    const work = workOf(context, response);
    response.json(await pool.run('chemistry.compareSmiles', input, work));
  });
  onOperation(router, SIMILARITY.findMcs, async (request, response) => {
    const fields = readFields(SIMILARITY.findMcs.json, jsonObject(request));
    const input = { molfiles: fields.molfiles, engineNames: fields.engine_names };
    const work = workOf(context, response);
    response.json(await pool.run('chemistry.findMcs', input, work));
  });
  return router;
}
