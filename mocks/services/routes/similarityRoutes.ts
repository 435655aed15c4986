import { answerJson } from '../http/answers';
import { readFields } from '../http/fields';
import { jsonObject } from '../http/readJson';
import { createRouter, type WebApp } from '../http/webApp';
import { onOperation } from '../openapi/operation';
import { SIMILARITY } from './operations/chemistryOperations';
import { workOf, type ServiceContext } from './serviceContext';

/** `/similarity`: compares the engines' answers (docs/contract.md 9). */
export function createSimilarityRoutes(context: ServiceContext): WebApp {
  const router = createRouter();
  const { pool } = context;
  onOperation(router, SIMILARITY.compareSmiles, async (call) => {
    const fields = readFields(SIMILARITY.compareSmiles.json, jsonObject(call));
    const input = { smilesList: fields.smiles_list, engineNames: fields.engine_names };
    const work = workOf(call);
    return answerJson(call, await pool.run('chemistry.compareSmiles', input, work));
  });
  onOperation(router, SIMILARITY.findMcs, async (call) => {
    const fields = readFields(SIMILARITY.findMcs.json, jsonObject(call));
    const input = { molfiles: fields.molfiles, engineNames: fields.engine_names };
    const work = workOf(call);
    return answerJson(call, await pool.run('chemistry.findMcs', input, work));
  });
  return router;
}
