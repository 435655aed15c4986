import { answerJson } from '../http/answers';
import { readFields } from '../http/fields';
import { toErrorAnswer } from '../http/errorAnswer';
import { jsonObject } from '../http/readJson';
import type { WebApp } from '../http/webApp';
import { onOperation } from '../openapi/operation';
import type { Work } from '../tasks/taskRunner';
import { LONGEST_NAME, type NameAnswer } from '../../engine/tasks/names';
import { MAX_NAMES, NAMES } from './operations/nameOperations';
import { requireFew } from './requireFew';
import { workOf, type ServiceContext } from './serviceContext';

/** Structures and taxa by names; ours (docs/contract.md 11). */
export function addNameRoutes(router: WebApp, { pool }: ServiceContext): void {
  onOperation(router, NAMES.nameSources, async (call) => {
    const sources = await pool.run('names.sources', null, workOf(call));
    return answerJson(call, { max_names: MAX_NAMES, longest_name: LONGEST_NAME, sources });
  });
  onOperation(router, NAMES.names, async (call) => {
    const work = workOf(call);
    const { names, molfiles } = readFields(NAMES.names.json, jsonObject(call));
    requireFew(names, MAX_NAMES, 'names');
    const answers = await pool.run('names.find', { names }, work);
    const results = await Promise.all(
      answers.map(async (answer, index) => ({
        name: names[index] ?? '',
        ...(await describe(pool, answer, molfiles, work)),
      })),
    );
    return answerJson(call, { results });
  });
  onOperation(router, NAMES.taxa, async (call) => {
    const { names } = readFields(NAMES.taxa.json, jsonObject(call));
    requireFew(names, MAX_NAMES, 'names');
    const { source, answers } = await pool.run('names.taxa', { names }, workOf(call));
    const results = answers.map((answer, index) => ({
      name: names[index] ?? '',
      ...('refusal' in answer ? answer : { taxon: answer }),
    }));
    const { source: name, release: version, licence } = source;
    return answerJson(call, { source: { name, version, licence }, results });
  });
}

/** A structure that RDKit cannot read is no answer, whoever gave it. */
async function describe(
  pool: ServiceContext['pool'],
  answer: NameAnswer,
  withMolfile: boolean,
  work: Work,
) {
  if ('refusal' in answer) return answer;
  const { smiles, source } = answer;
  try {
    const structure = await pool.run('chemistry.identify', { smiles }, work);
    if (!withMolfile) return { source, structure };
    const { v2000 } = await pool.run('chemistry.molfileForms', { smiles }, work);
    return { source, structure, molfile: v2000 };
  } catch (error) {
    work.signal.throwIfAborted();
    return { refusal: 'unreadable', error: String(toErrorAnswer(error).body.detail) } as const;
  }
}
