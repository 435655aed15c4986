import { Router } from 'express';
import { FieldReader } from '../http/fieldReader';
import { onMethods } from '../http/onMethods';
import { jsonObject } from '../http/readJson';
import { workSignal, type ServiceContext } from './serviceContext';

/** `/similarity`: engines' answers compared (contract, section 9). */
export function createSimilarityRoutes(context: ServiceContext): Router {
  const router = Router();
  const { pool } = context;
  onMethods(router, '/compare_smiles', {
    post: async (request, response) => {
      const fields = new FieldReader(jsonObject(request));
      const input = {
        smilesList: fields.texts('smiles_list'),
        engineNames: fields.texts('engine_names'),
      };
      fields.check();
      const signal = workSignal(context, response);
      response.json(await pool.run('chemistry.compareSmiles', input, { signal }));
    },
  });
  onMethods(router, '/find_mcs', {
    post: async (request, response) => {
      const fields = new FieldReader(jsonObject(request));
      const input = {
        molfiles: fields.texts('molfiles'),
        engineNames: fields.texts('engine_names'),
      };
      fields.check();
      const signal = workSignal(context, response);
      response.json(await pool.run('chemistry.findMcs', input, { signal }));
    },
  });
  return router;
}
