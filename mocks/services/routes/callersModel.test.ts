/** A language model for which the caller brings the key, as the page of a browser's own services does. */
import * as v from 'valibot';
import { createAnnotationTasks } from '../../engine/tasks/annotation';
import { modelSays, startModelServer, type ModelServer } from '../../testing/modelServer';
import { servicesWithoutHost } from '../../testing/servicesWithoutHost';
import type { Services } from '../app';
import { readConfig } from '../config';
import { SESSION } from '../sessions/sessionOperations';

const TEXT = 'Caffeine from Coffea arabica.';
const KEY = 'sk-caller-0123456789';
const CALLER = { 'X-Language-Model-Key': KEY, 'X-Language-Model': 'chem-model' };
const FOUND = { organism_or_species: 'Coffea arabica' };

const tasks: Readonly<Record<string, unknown>> = {
  ...createAnnotationTasks({ tagger: async () => ({}) }),
};

let model: ModelServer;
let services: Services;
let sessionId: string;

beforeEach(async () => {
  model = await startModelServer();
  model.answer = { body: modelSays(FOUND, 'chem-model') };
});
afterEach(async () => {
  await services.close();
  await model.stop();
});

/** @param callersModelUrl null for a server, to which nobody brings a key */
async function open(callersModelUrl: string | null): Promise<void> {
  const config = { ...readConfig({}), callersModelUrl };
  services = servicesWithoutHost(config, async (name, input) =>
    (tasks[name.slice('annotation.'.length)] as (input: unknown) => never)(input),
  );
  const { session } = v.parse(SESSION.create.answer.json, await ask('/session/create', {}));
  sessionId = session.session_id;
}

async function ask(path: string, headers: Readonly<Record<string, string>>): Promise<unknown> {
  const response = await services.fetch(
    new Request(`http://localhost${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Session-ID': sessionId ?? '', ...headers },
      body: JSON.stringify({ text: TEXT }),
    }),
    {
      peer: '127.0.0.1',
      prefix: '/api',
      readForm: async () => ({ fields: {}, files: {} }),
      cutConnection: () => undefined,
    },
  );
  return response.json();
}

const annotate = (headers: Readonly<Record<string, string>> = {}) =>
  ask('/latest/openai/extract_all', headers);

test('is asked with the caller’s key, and named by the answer', async () => {
  await open(model.url);
  expect(await annotate(CALLER)).toMatchObject({
    extracted_data: FOUND,
    positions: [{ label: 'organism_or_species', start_offset: 14, end_offset: 28 }],
    program: 'chem-model',
  });
  expect(model.requests).toHaveLength(1);
  expect(model.requests[0]).toMatchObject({
    url: '/v1/chat/completions',
    headers: { authorization: `Bearer ${KEY}` },
  });
});

test('is not asked without a key: the local tagger annotates', async () => {
  await open(model.url);
  const answer = await annotate();
  expect(answer).toMatchObject({ program: expect.stringContaining('tagger') });
  expect(answer).not.toHaveProperty('model_failure');
  expect(model.requests).toEqual([]);
});

test('is not asked by services on a server, whatever key a caller sends', async () => {
  await open(null);
  expect(await annotate(CALLER)).toMatchObject({ program: expect.stringContaining('tagger') });
  expect(model.requests).toEqual([]);
});

test('needs a name', async () => {
  await open(model.url);
  const { 'X-Language-Model-Key': key } = CALLER;
  expect(await annotate({ 'X-Language-Model-Key': key })).toEqual({
    detail: 'X-Language-Model must name the model',
  });
});

test.each([
  [
    'a wrong key',
    { status: 401, body: { error: { message: `Incorrect key: ${KEY.slice(0, 9)}…` } } },
    /^127\.0\.0\.1:\d+ refused the key \(401\)\.$/,
  ],
  [
    'a rate limit',
    { status: 429, body: { error: { message: 'Slow down' } } },
    /accepts no more for now: too many requests, or nothing left to spend \(429: Slow down\)/,
  ],
  [
    'an unknown model',
    { status: 404, body: { error: { message: 'No such model' } } },
    /does not know the model chem-model \(404: No such model\)/,
  ],
  [
    'an error that repeats the key',
    { status: 500, body: { error: { message: `Failed for ${KEY}` } } },
    /^The language model answered 500: Failed for …\.$/,
  ],
  [
    'a redirect, which is not followed',
    { status: 307, headers: { Location: 'http://127.0.0.1:1/elsewhere' }, body: {} },
    /leads to another address, to which nothing was sent\.$/,
  ],
])('%s: the local tagger annotates, and the answer says why', async (_, answer, words) => {
  await open(model.url);
  model.answer = answer;
  const annotated = await annotate(CALLER);
  expect(annotated).toMatchObject({
    program: expect.stringContaining('tagger'),
    extracted_data: { organism_or_species: expect.stringContaining('Coffea arabica') },
    model_failure: expect.stringMatching(words),
  });
  expect(JSON.stringify(annotated)).not.toContain(KEY.slice(0, 9));
});

test('out of reach: the local tagger annotates, and the answer says why', async () => {
  await open('http://127.0.0.1:1/v1');
  expect(await annotate(CALLER)).toMatchObject({
    program: expect.stringContaining('tagger'),
    model_failure: expect.stringMatching(/^127\.0\.0\.1:1 cannot be reached\. There is no network/),
  });
});
