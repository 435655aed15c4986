import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:http';
import { answerJson } from '../../../services/http/answers';
import { createAnswerApp } from '../../../services/http/createAnswerApp';
import { webListener } from './webListener';

let server: Server;
let address: string;

beforeAll(async () => {
  const app = createAnswerApp({ corsOrigins: [] });
  app.post('/', async (call) => {
    const { files } = await call.env.readForm({ fileBytes: 100, multipartBytes: 2000 });
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
