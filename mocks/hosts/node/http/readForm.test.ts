import { getEventListeners, once } from 'node:events';
import { createServer, request as sendRequest, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerJson } from '../../../services/http/answers';
import { createAnswerApp } from '../../../services/http/createAnswerApp';
import { HttpError } from '../../../services/http/httpError';
import { webListener } from './webListener';

let server: Server;
let address: string;
let work = new AbortController();
beforeEach(() => {
  work = new AbortController();
});

beforeAll(async () => {
  const app = createAnswerApp({ corsOrigins: [] });
  app.post('/', async (call) => {
    const limits = { fileBytes: 100, multipartBytes: 2000 };
    const { files } = await call.env.readForm(limits, work.signal);
    const sizes = Object.entries(files).map(([name, { bytes }]) => [name, bytes.length]);
    return answerJson(call, sizes);
  });
  server = createServer(webListener(app, { hosts: [] })).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function send(body: string, type = 'multipart/form-data; boundary=B') {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body,
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

const partWith = (content: string) =>
  '--B\r\nContent-Disposition: form-data; name="pdf_file"; filename="a.pdf"\r\n' +
  `Content-Type: application/pdf\r\n\r\n${content}`;

test('takes a file that fills its limit exactly', async () => {
  expect(await send(`${partWith('x'.repeat(100))}\r\n--B--\r\n`)).toEqual({
    status: 200,
    body: [['pdf_file', 100]],
  });
});

test.each([
  ['a file of one byte too many', `${partWith('x'.repeat(101))}\r\n--B--\r\n`, 413],
  ['a form that is too large as a whole', 'x'.repeat(2001), 413],
  ['a form that ends within a file', partWith('%PDF-1.7'), 400],
  ['a form that ends within the head of a part', '--B\r\nContent-Disposition: fo', 400],
])('refuses %s and goes on serving', async (_what, body, status) => {
  expect(await send(body)).toMatchObject({ status, body: { detail: expect.any(String) } });
  expect(await send(`${partWith('ok')}\r\n--B--\r\n`)).toMatchObject({ status: 200 });
});

test('refuses a body that is no form', async () => {
  expect(await send('{}', 'application/json')).toMatchObject({ status: 400 });
});

describe('a form whose work is given up', () => {
  const ended = new HttpError(404, 'Session not found or expired.');
  const refusal = { status: 404, body: { detail: ended.message } };

  test('while it arrives is read no further, and its client is told why', async () => {
    const upload = sendRequest(address, {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=B' },
    });
    upload.write(partWith('x'));
    setTimeout(() => work.abort(ended), 50);
    const [response] = (await once(upload, 'response')) as [IncomingMessage];
    const text = (await response.setEncoding('utf8').toArray()).join('');
    expect({ status: response.statusCode, body: JSON.parse(text) as unknown }).toEqual(refusal);
    upload.end('\r\n--B--\r\n');
  });

  test('before it arrives is not read', async () => {
    work.abort(ended);
    expect(await send(`${partWith('x')}\r\n--B--\r\n`)).toEqual(refusal);
  });

  test('after it has arrived is no failure of the form', async () => {
    expect(await send(`${partWith('x')}\r\n--B--\r\n`)).toMatchObject({ status: 200 });
    expect(getEventListeners(work.signal, 'abort')).toEqual([]);
  });
});
