/** @jest-environment node */
import { depictionOnPictureApi } from './depictionOnPicture';
import { makeFakeApi } from './testing/fakeApi';

const { depictOnPicture } = depictionOnPictureApi.endpoints;
const api = makeFakeApi();
afterEach(() => api.reset());

const arg = { width: 300, height: 200, molfile: '\nM\n', cip: false, unicolor: true };

test('requests a reading on its picture, and accepts only a drawing as the answer', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="300px" height="200px"/>';
  api.server.on('POST', '/latest/depiction/on_picture', () => new Response(svg));
  expect(await api.call(depictOnPicture, arg)).toBe(svg);
  expect(api.lastJson()).toEqual(arg);
  api.server.on('POST', '/latest/depiction/on_picture', () => new Response('<html></html>'));
  expect(await api.failure(depictOnPicture, { ...arg, cip: true })).toMatchObject({
    kind: 'schema',
  });
});
