import { cheminformaticsMicroservice } from './cheminformaticsMicroservice';
import { ENGINE_LIMITS } from './engineLimits';
import type { EngineQuestion } from './externalEngine';
import { marcusBackend } from './marcusBackend';
import { json, startEngineServer, type Answer, type EngineServer } from './testing/engineServer';

const LIMITS = { ...ENGINE_LIMITS, believed: 0 };
const IMPATIENT = { ...LIMITS, health: 200, first: 200, later: 200, large: 200 };
const QUESTION: EngineQuestion = {
  png: new TextEncoder().encode('PNG bytes'),
  longerSide: 300,
  handDrawn: false,
};
const forever = new AbortController().signal;

let server: EngineServer;
beforeEach(async () => {
  server = await startEngineServer(json({}));
});
afterEach(() => server[Symbol.asyncDispose]());

const molscribe = () =>
  marcusBackend({ id: 'molscribe', kind: 'marcus', url: server.url }, { limits: LIMITS });
const decimer = () =>
  marcusBackend({ id: 'decimer', kind: 'marcus', url: server.url }, { limits: LIMITS });
const microservice = (limits = LIMITS) =>
  cheminformaticsMicroservice(
    { id: 'cm', kind: 'cheminformatics-microservice', url: server.url },
    { limits },
  );

describe('a MARCUS installation', () => {
  test('is asked for SMILES and molfile with the picture and the engine', async () => {
    server.answer = json({ smiles: 'CCO', molfile: 'M', engine: 'molscribe' });
    await expect(molscribe().read(QUESTION, forever)).resolves.toEqual({
      smiles: 'CCO',
      molfile: 'M',
    });
    const [call] = server.calls;
    expect(call).toMatchObject({ method: 'POST', path: '/latest/ocsr/generate_both' });
    expect(call?.body).toMatch(/name="image_file"; filename="drawing.png"[^]*PNG bytes/);
    expect(call?.body).toMatch(/name="engine"\r\n\r\nmolscribe/);
    expect(call?.body).not.toContain('hand_drawn');
  });

  test('is asked for DECIMER’s SMILES only, which may be of a hand drawing', async () => {
    server.answer = json({ smiles: 'CCO' });
    await decimer().read({ ...QUESTION, handDrawn: true }, forever);
    const [call] = server.calls;
    expect(call?.path).toBe('/latest/ocsr/generate_smiles');
    expect(call?.body).toMatch(/name="hand_drawn"\r\n\r\ntrue/);
  });

  test('that wants a session is given one, and another when that has expired', async () => {
    let live = '11111111-1111-4111-8111-111111111111';
    server.answer = ({ path, headers }, response) => {
      if (path === '/session/create')
        return json({ session: { session_id: live } })(undefined!, response);
      const given = headers['x-session-id'];
      if (given === live) return json({ smiles: 'C' })(undefined!, response);
      return json({ detail: 'no session' }, given === undefined ? 401 : 404)(undefined!, response);
    };
    const engine = molscribe();
    await expect(engine.read(QUESTION, forever)).resolves.toMatchObject({ smiles: 'C' });
    live = '22222222-2222-4222-8222-222222222222';
    await expect(engine.read(QUESTION, forever)).resolves.toMatchObject({ smiles: 'C' });
    await engine.read(QUESTION, forever);
    expect(server.calls.filter(({ path }) => path === '/session/create')).toHaveLength(2);
  });
});

describe('the microservice', () => {
  test('answers parts of one SMILES, which are joined', async () => {
    server.answer = json({ reference: null, smiles: ['CC(=O)[O-]', '[Na+]'] });
    const engine = microservice();
    await expect(engine.read(QUESTION, forever)).resolves.toEqual({ smiles: 'CC(=O)[O-].[Na+]' });
    expect(server.calls[0]).toMatchObject({ path: '/latest/ocsr/process-upload' });
    expect(server.calls[0]?.body).toMatch(/name="file"; filename="drawing.png"/);
  });

  test('takes pictures below 500 pixels, which it does not cut out of', () => {
    expect(microservice().mostSide).toBeLessThan(500);
  });
});

const hangUp: Answer = (_call, response) => void response.destroy();
const never: Answer = () => undefined;
const text =
  (body: string): Answer =>
  (_call, response) =>
    void response.end(body);
const elsewhere: Answer = (_call, response) => {
  response.writeHead(307, { Location: 'http://127.0.0.1:9/' });
  response.end();
};

test.each<[string, Answer, string]>([
  [
    'a fault with a reason',
    json({ detail: 'CUDA out of memory' }, 500),
    'DECIMER failed (500): CUDA out of memory.',
  ],
  ['a fault without one', text('<html>'), 'DECIMER answered something that is no JSON.'],
  ['a proxy’s page', (_c, r) => void r.writeHead(502).end('<html>'), 'DECIMER failed (502).'],
  [
    'another structure’s form',
    json({ smiles: 'CCO' }),
    'DECIMER answered something that is no structure.',
  ],
  ['no end', text(`"${'x'.repeat(5_000_000)}"`), 'DECIMER answered more than a structure.'],
  ['a closed connection', hangUp, 'DECIMER does not answer at http://127'],
  ['another address', elsewhere, 'DECIMER does not answer at http://127'],
])('%s in place of an answer is told', async (_what, answer, message) => {
  server.answer = answer;
  await expect(microservice().read(QUESTION, forever)).rejects.toThrow(message);
});

test('silence is told after the limit', async () => {
  server.answer = never;
  const reading = microservice(IMPATIENT).read(QUESTION, forever);
  await expect(reading).rejects.toThrow('DECIMER took longer than 0.2 s.');
});

test('a picture that shows nothing is no fault', async () => {
  server.answer = json({ detail: 'Error processing the image' }, 422);
  await expect(microservice().read(QUESTION, forever)).resolves.toEqual({
    reason: 'DECIMER read nothing: Error processing the image.',
  });
});

test('services that are started anew are used again', async () => {
  const engine = microservice();
  server.answer = hangUp;
  await expect(engine.read(QUESTION, forever)).rejects.toThrow('does not answer');
  server.answer = json({ smiles: ['C'] });
  await expect(engine.read(QUESTION, forever)).resolves.toEqual({ smiles: 'C' });
});

test('is asked for one picture at a time, and a cancelled one gives way', async () => {
  const open: (() => void)[] = [];
  server.answer = async (call, response) => {
    await new Promise<void>((resolve) => open.push(resolve));
    await json({ smiles: ['C'] })(call, response);
  };
  const engine = microservice();
  const first = engine.read(QUESTION, forever);
  const cancel = new AbortController();
  const second = engine.read(QUESTION, cancel.signal);
  const third = engine.read(QUESTION, forever);
  cancel.abort(new Error('cancelled'));
  await expect(second).rejects.toThrow('cancelled');
  while (open.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(server.calls).toHaveLength(1);
  open.shift()?.();
  await first;
  while (open.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  open.shift()?.();
  await third;
  expect(server.calls).toHaveLength(2);
});

describe('whether it is there', () => {
  test.each<[string, Answer, boolean]>([
    ['healthy', json({ status: 'OK' }), true],
    ['starting', json({}, 503), false],
    ['a closed connection', hangUp, false],
    ['silence', never, false],
  ])('%s', async (_what, answer, available) => {
    server.answer = answer;
    const engine = microservice(answer === never ? IMPATIENT : LIMITS);
    await expect(engine.state()).resolves.toMatchObject({ available });
  });
});

test.each([
  ['http://localhost:8080', undefined],
  ['http://127.0.0.1:8080', undefined],
  ['https://api.naturalproducts.net', 'api.naturalproducts.net'],
  ['http://gpu.lab.example:9000/api', 'gpu.lab.example:9000'],
])('drawings for %s are sent to %s', (url, sentTo) => {
  const settings = { id: 'cm', kind: 'cheminformatics-microservice', url } as const;
  expect(cheminformaticsMicroservice(settings).sentTo).toBe(sentTo);
});
