import { answerJson } from '../http/answers';
import { toErrorAnswer } from '../http/errorAnswer';
import { createRouter, type WebApp } from '../http/webApp';
import { onOperation } from '../openapi/operation';
import { structuresOf } from './chemStructures';
import { addKnownRoutes } from './knownRoutes';
import { addListRoutes } from './listRoutes';
import { addNameRoutes } from './nameRoutes';
import { CHEM, CHEM_LIMITS } from './operations/chemOperations';
import { workOf, type ServiceContext } from './serviceContext';
import type { Work } from '../tasks/taskRunner';
import type { StructureText } from '../../engine/chemistry/structureText';

/** `/chem`: identifiers and file formats of structures, and structures by names; ours (docs/contract.md 11). */
export function createChemRoutes(context: ServiceContext): WebApp {
  const { pool } = context;
  const router = createRouter();
  onOperation(router, CHEM.limits, (call) => answerJson(call, CHEM_LIMITS));
  onOperation(router, CHEM.identifiers, async (call) => {
    const structures = structuresOf(call);
    const work = workOf(call);
    const results = await eachForItself(structures, work, (structure) =>
      pool.run('chemistry.identify', structure, work),
    );
    return answerJson(call, { results });
  });
  onOperation(router, CHEM.molfiles, async (call) => {
    const structures = structuresOf(call);
    const work = workOf(call);
    const results = await eachForItself(structures, work, (structure) =>
      pool.run('chemistry.molfileForms', structure, work),
    );
    return answerJson(call, { results });
  });
  addNameRoutes(router, context);
  addKnownRoutes(router, context);
  addListRoutes(router, context);
  return router;
}

/** In the order of the structures; one that fails answers with the reason and does not affect the others. */
const eachForItself = (
  structures: readonly StructureText[],
  { signal }: Work,
  run: (structure: StructureText) => Promise<object>,
): Promise<object[]> =>
  Promise.all(
    structures.map(async (structure) => {
      try {
        return await run(structure);
      } catch (error) {
        signal.throwIfAborted();
        return { error: String(toErrorAnswer(error).body.detail) };
      }
    }),
  );
