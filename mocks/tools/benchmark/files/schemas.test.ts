import { readFile } from 'node:fs/promises';
import { toJsonSchema } from '@valibot/to-json-schema';
import { trueDrawing, truthFile } from '../testing/madeFiles';
import { ANSWER_FILE } from './answerFile';
import { parseJson } from './readJsonFile';
import { TRUTH_FILE } from './truthFile';

test.each([
  ['docs/benchmark.schema.json', ANSWER_FILE],
  ['docs/benchmark-truth.schema.json', TRUTH_FILE],
])('%s says what is read', async (file, schema) => {
  const written: unknown = JSON.parse(await readFile(file, 'utf8'));
  expect(written).toEqual(toJsonSchema(schema, { errorMode: 'ignore' }));
});

const { organism: _organism, ...withoutOrganism } = trueDrawing();

test.each([
  ['a page that the article does not have', truthFile(trueDrawing({ page: 3 })), 'a page'],
  ['an organism for some drawings only', truthFile(withoutOrganism), 'each drawing says'],
  [
    'an organism of which nothing is said',
    { ...truthFile(trueDrawing()), settled: { label: 'once' } },
    'each drawing says',
  ],
])('a truth table with %s is refused', (_case, table, message) => {
  expect(() => parseJson(TRUTH_FILE, JSON.stringify(table))).toThrow(message);
});
