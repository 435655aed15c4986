import { INCHI_KEY } from '../../engine/tasks/known';
import { answerJson } from '../http/answers';
import { readFields } from '../http/fields';
import { ValidationError } from '../http/httpError';
import { jsonObject } from '../http/readJson';
import type { WebApp } from '../http/webApp';
import { onOperation } from '../openapi/operation';
import { KNOWN, MAX_KEYS } from './operations/knownOperations';
import { requireFew } from './requireFew';
import { workOf, type ServiceContext } from './serviceContext';

/** What is known of compounds by their InChIKeys; ours (docs/contract.md 11.8). */
export function addKnownRoutes(router: WebApp, { pool }: ServiceContext): void {
  onOperation(router, KNOWN.known, async (call) => {
    const { inchi_keys: inchiKeys } = readFields(KNOWN.known.json, jsonObject(call));
    requireFew(inchiKeys, MAX_KEYS, 'inchi_keys');
    requireKeys(inchiKeys);
    const answers = await pool.run('known.find', { inchiKeys }, workOf(call));
    if (!answers) return answerJson(call, { source: null, results: [] });
    const { source: name, release: version, day: date, compounds } = answers.source;
    return answerJson(call, {
      source: {
        ...{ name, version, date, compounds },
        false_alarm_one_in: answers.falseAlarmOneIn,
      },
      results: inchiKeys.map((key, index) => ({ inchi_key: key, state: answers.states[index] })),
    });
  });
}

function requireKeys(inchiKeys: readonly string[]): void {
  const issues = inchiKeys.flatMap((input, index) =>
    INCHI_KEY.test(input)
      ? []
      : [
          {
            type: 'string_pattern_mismatch',
            loc: ['body', 'inchi_keys', index],
            msg: `String should match pattern '${INCHI_KEY.source}'`,
            input: null,
          },
        ],
  );
  if (issues.length > 0) throw new ValidationError(issues);
}
