import { portableGreymap } from '../../../engine/ink/portableGreymap';
import { json, startEngineServer, type EngineServer } from '../../engines/testing/engineServer';
import { requireOcrAddress } from './ocrAddress';
import { readByServer } from './ocrServer';

const PAGE = portableGreymap({ width: 4, height: 2, data: new Uint8Array(8).fill(255) });
const forever = new AbortController().signal;

let server: EngineServer;
beforeEach(async () => {
  server = await startEngineServer(json({ results: [] }));
});
afterEach(() => server[Symbol.asyncDispose]());

const read = (signal = forever) => readByServer(`${server.url}/ocr`, PAGE, signal);

test('a page is sent as a PNG', async () => {
  await read();
  expect(server.calls[0]).toMatchObject({ method: 'POST', path: '/ocr' });
  expect(server.calls[0]?.body).toMatch(/name="file"; filename="page.png"[^]*\x89PNG/);
  expect(server.calls[0]?.body).toMatch(/name="language"\r\n\r\nen/);
});

test('a line is words with their shares of its width, on its baseline', async () => {
  server.answer = json({ results: [{ text: 'Oak ash', bbox: [10, 20, 80, 30], confidence: 0.9 }] });
  const [line] = await read();
  expect(line?.words).toEqual([
    { text: 'Oak', confidence: 90, bbox: { x0: 10, x1: 40, y0: 20, y1: 30 } },
    { text: 'ash', confidence: 90, bbox: { x0: 50, x1: 80, y0: 20, y1: 30 } },
  ]);
  expect(line?.baseline.y0).toBeCloseTo(27.8);
  expect(line?.rowAttributes.rowHeight).toBe(10);
});

test.each([
  ['a box without a height', { results: [{ text: 'a', bbox: [0, 5, 9, 5] }] }],
  ['nothing', { results: [] }],
])('%s is no line', async (_what, body) => {
  server.answer = json(body);
  await expect(read()).resolves.toEqual([]);
});

test.each([
  ['a fault', json({ error: 'CUDA' }, 500), 'did not answer at'],
  ['something else', json({ text: 'Oak' }), 'answered something that is no text of a page'],
])('%s is told', async (_what, answer, message) => {
  server.answer = answer;
  await expect(read()).rejects.toThrow(message);
});

test('a page that is given up is asked for no longer', async () => {
  const cancel = new AbortController();
  server.answer = () => undefined;
  const reading = read(cancel.signal);
  cancel.abort(new Error('cancelled'));
  await expect(reading).rejects.toThrow('cancelled');
});

test.each([
  ['', undefined],
  ['http://localhost:8828/ocr', undefined],
  ['localhost:8828', 'MARCUS_OCR must be an address such as'],
])('the setting %j is read, or refused by its name', (address, message) => {
  const read = () => requireOcrAddress({ MARCUS_OCR: address });
  if (message === undefined) expect(read).not.toThrow();
  else expect(read).toThrow(message);
});
