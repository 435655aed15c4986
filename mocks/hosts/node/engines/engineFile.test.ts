import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import { ENGINE_SETTINGS } from '../../engines/engineSettings';
import { enginesOf, parseEngineFile } from './engineFile';

test('each kind is read, with comments, and without the slash at the end of an address', () => {
  const text = `[
    // the lab's own
    { "id": "decimer", "kind": "marcus", "url": "http://gpu.example:9000/" },
    { "id": "microservice", "kind": "cheminformatics-microservice", "name": "DECIMER here", "url": "http://localhost:8080" },
    { "id": "molscribe", "kind": "process", "command": ["python3", "engine.py"], "environment": { "DEVICE": "cpu" } },
    { "id": "osra", "kind": "osra" },
  ]`;
  expect(parseEngineFile(text)).toEqual([
    { id: 'decimer', kind: 'marcus', url: 'http://gpu.example:9000' },
    {
      id: 'microservice',
      kind: 'cheminformatics-microservice',
      name: 'DECIMER here',
      url: 'http://localhost:8080',
    },
    {
      id: 'molscribe',
      kind: 'process',
      command: ['python3', 'engine.py'],
      environment: { DEVICE: 'cpu' },
    },
    { id: 'osra', kind: 'osra' },
  ]);
});

const MARCUS = '"kind": "marcus", "url": "http://a"';

test.each([
  ['nothing', '', 'line 1: value expected'],
  ['a list that does not end', '[\n', 'line 2: close bracket expected'],
  ['no list', '{}', 'line 1: must be a list of engines: [{ "id": …, "kind": … }]'],
  [
    'an unknown kind',
    '[\n{ "id": "ab",\n"kind": "magic" }]',
    'line 3: "kind" must be one of marcus',
  ],
  ['no kind', '[\n{ "id": "ab" }]', 'line 2: "kind" must be one of marcus'],
  ['no id', `[{ ${MARCUS} }]`, 'line 1: "id" is missing'],
  ['an id with spaces', `[{ "id": "a b", ${MARCUS} }]`, 'line 1: "id" must be lower-case letters'],
  ['the id of a way of reading', `[{ "id": "best", ${MARCUS} }]`, 'line 1: "id" is the name of'],
  [
    'an id twice',
    `[{ "id": "decimer", ${MARCUS} },\n{ "id": "decimer", "name": "B", ${MARCUS} }]`,
    'line 2: has the id of another engine',
  ],
  [
    'a name twice',
    `[{ "id": "decimer", ${MARCUS} },\n{ "id": "far", "engine": "decimer", ${MARCUS} }]`,
    'line 2: has the name of another engine',
  ],
  [
    'an installation’s engine that is not named',
    `[\n\n{ "id": "far", ${MARCUS} }]`,
    'line 3: needs "engine": one of decimer, molnextr, molscribe',
  ],
  [
    'a program without a command',
    '[{ "id": "ab", "kind": "process" }]',
    'line 1: "command" is missing',
  ],
  [
    'an empty command',
    '[{ "id": "ab", "kind": "process", "command": [] }]',
    'line 1: "command" must name a program',
  ],
  [
    'a field that is not known',
    '[{ "id": "ab", "kind": "osra",\n"comand": 1 }]',
    'line 2: "comand" is not known here',
  ],
  [
    'a file as an address',
    '[{ "id": "ab", "kind": "marcus", "engine": "decimer", "url": "file:///x" }]',
    'line 1: "url" must be an http or https address',
  ],
  [
    'a password in an address',
    '[{ "id": "ab", "kind": "marcus", "engine": "decimer", "url": "http://me:secret@a" }]',
    'line 1: "url" must be an http or https address without a password',
  ],
])('%s is refused with its line', (_what, text, message) => {
  expect(() => parseEngineFile(text)).toThrow(message);
});

describe('the setting', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'engines-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('names no engines if it is not set', async () => {
    await expect(enginesOf({ MARCUS_ENGINES: '' })).resolves.toEqual([]);
  });

  test('starts programs in a folder relative to the file', async () => {
    const file = path.join(folder, 'engines.json');
    await writeFile(file, '[{ "id": "ab", "kind": "process", "command": ["x"], "folder": "sub" }]');
    const [engine] = await enginesOf({ MARCUS_ENGINES: file });
    expect(engine).toMatchObject({ folder: path.join(folder, 'sub') });
  });

  test.each([
    ['a file that is not there', 'none.json', undefined],
    ['one that is no list', 'bad.json', '{}'],
  ])('is refused by its name for %s', async (_what, name, text) => {
    const file = path.join(folder, name);
    if (text !== undefined) await writeFile(file, text);
    await expect(enginesOf({ MARCUS_ENGINES: file })).rejects.toThrow(
      `MARCUS_ENGINES cannot be used: ${file}: `,
    );
  });
});

test('the schema for editors is that by which the file is read', async () => {
  const schema: unknown = JSON.parse(await readFile('docs/engines.schema.json', 'utf8'));
  // Whether an id or a name is taken cannot be said there.
  expect(schema).toEqual(toJsonSchema(ENGINE_SETTINGS, { errorMode: 'ignore' }));
});
