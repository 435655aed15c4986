import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { askAs } from '../../../testing/rawRequest';
import { mountAt } from './mountAt';

const telling =
  (who: string): RequestListener =>
  (request, response) =>
    void response.end(`${who} ${request.url}`);

let server: Server;
let url: string;
beforeAll(async () => {
  server = createServer(mountAt('/api', telling('below'), telling('rest')));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test.each([
  ['/api', 'below /'],
  ['/api/', 'below /'],
  ['/api?a=1', 'below /?a=1'],
  ['/api/latest/x%2Fy?a=/api', 'below /latest/x%2Fy?a=/api'],
  ['/API/x', 'below /x'],
  ['/api/../x', 'below /../x'],
  ['http://localhost/api/x', 'below http://localhost/x'],
  ['/', 'rest /'],
  ['/apix', 'rest /apix'],
  ['/api.json', 'rest /api.json'],
  ['/%61pi/x', 'rest /%61pi/x'],
  ['/x/api/y', 'rest /x/api/y'],
  ['http://localhost/x?http://localhost/api', 'rest http://localhost/x?http://localhost/api'],
])('passes %s on as "%s"', async (path, expected) => {
  const { text } = await askAs(url, { Host: 'localhost' }, { method: 'GET', path });
  expect(text).toBe(expected);
});
