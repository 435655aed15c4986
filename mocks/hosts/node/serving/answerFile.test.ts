import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import type * as FilePromises from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { answerError } from '../../../services/http/errorAnswer';
import { createRouter } from '../../../services/http/webApp';
import { answerFile } from './answerFile';

const CHANGED = new Date('2026-01-02T03:04:05.678Z');
const ETAG = 'W/"a-19b7ca98f2e"';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'marcus-files-'));
  const file = path.join(folder, 'digits.txt');
  writeFileSync(file, '0123456789');
  utimesSync(file, CHANGED, CHANGED);
  writeFileSync(path.join(folder, 'empty.js'), '');
  writeFileSync(path.join(folder, 'digits.txt.br'), 'packed');
  writeFileSync(path.join(folder, 'old.txt'), 'newer');
  writeFileSync(path.join(folder, 'old.txt.br'), 'older');
  utimesSync(path.join(folder, 'old.txt.br'), CHANGED, CHANGED);
  mkdirSync(path.join(folder, 'folder.js'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const app = createRouter();
app.get('/:name', async (call) => {
  const file = path.join(folder, call.req.param('name'));
  return (await answerFile(call, file, 'no-cache')) ?? call.text('nothing', 404);
});
app.onError(answerError);

async function ask(name: string, headers: Record<string, string> = {}, method = 'GET') {
  const answer = await app.request(`/${name}`, { method, headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

test('a file is sent with its type, its length and what to compare it with later', async () => {
  const { status, headers, text } = await ask('digits.txt');
  expect({ status, text }).toEqual({ status: 200, text: '0123456789' });
  expect(Object.fromEntries(headers)).toEqual({
    'accept-ranges': 'bytes',
    'cache-control': 'no-cache',
    'content-length': '10',
    'content-type': 'text/plain; charset=utf-8',
    etag: ETAG,
    'last-modified': 'Fri, 02 Jan 2026 03:04:05 GMT',
  });
});

test('HEAD is answered with the same headers and no content', async () => {
  const { headers } = await ask('digits.txt');
  const head = await ask('digits.txt', {}, 'HEAD');
  expect(head).toMatchObject({ status: 200, text: '' });
  expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(headers));
});

test.each(['GET', 'HEAD'])('%s of an empty file is answered with no content', async (method) => {
  const { status, headers, text } = await ask('empty.js', {}, method);
  expect({ status, text, length: headers.get('Content-Length') }).toEqual({
    status: 200,
    text: '',
    length: '0',
  });
});

test('a part of a file is sent with its place in the whole', async () => {
  const { status, headers, text } = await ask('digits.txt', { Range: 'bytes=2-4' });
  expect({ status, text }).toEqual({ status: 206, text: '234' });
  expect(headers.get('Content-Range')).toBe('bytes 2-4/10');
  expect(headers.get('Content-Length')).toBe('3');
});

test('a part of a file that has changed since is answered with the whole', async () => {
  const headers = { Range: 'bytes=2-4', 'If-Range': '"other"' };
  expect(await ask('digits.txt', headers)).toMatchObject({ status: 200, text: '0123456789' });
});

test('a part that is not there is refused with the length, and kept by no cache', async () => {
  const { status, headers, text } = await ask('digits.txt', { Range: 'bytes=10-' });
  expect({ status, text }).toEqual({ status: 416, text: '{"detail":"Range Not Satisfiable"}' });
  expect(headers.get('Content-Range')).toBe('bytes */10');
  expect(headers.has('Cache-Control')).toBe(false);
});

test('a file that the client has is not sent again', async () => {
  const { status, headers, text } = await ask('digits.txt', { 'If-None-Match': ETAG });
  expect({ status, text }).toEqual({ status: 304, text: '' });
  expect(headers.get('ETag')).toBe(ETAG);
  expect(headers.get('Cache-Control')).toBe('no-cache');
  expect(headers.has('Content-Type')).toBe(false);
  expect(headers.has('Content-Length')).toBe(false);
});

test('a failed precondition is answered with 412', async () => {
  expect(await ask('digits.txt', { 'If-Match': '"other"' })).toMatchObject({ status: 412 });
});

test.each(['missing.js', 'folder.js', 'digits.txt%2Fx', 'x'.repeat(300)])(
  'there is no file %s',
  async (name) => {
    expect(await ask(name)).toMatchObject({ status: 404, text: 'nothing' });
  },
);

test('a file that cannot be opened is an error without the headers of the file', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const files = jest.requireActual<typeof FilePromises>('node:fs/promises');
  jest.spyOn(files, 'open').mockRejectedValueOnce(new Error('EMFILE'));
  const { status, headers } = await ask('digits.txt');
  expect(status).toBe(500);
  expect(headers.get('Cache-Control')).toBeNull();
  expect(headers.get('Content-Length')).not.toBe('10');
});

describe('a file that the build has compressed', () => {
  test.each(['GET', 'HEAD'])('is sent by %s to a client that accepts it', async (method) => {
    const { status, headers, text } = await ask(
      'digits.txt',
      { 'Accept-Encoding': 'gzip, br' },
      method,
    );
    expect({ status, text }).toEqual({ status: 200, text: method === 'GET' ? 'packed' : '' });
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-encoding': 'br',
      'content-length': '6',
      'content-type': 'text/plain; charset=utf-8',
    });
    expect(headers.get('ETag')).not.toBe(ETAG);
  });

  test.each<[string, string, Record<string, string>, string]>([
    ['to a client that accepts none', 'digits.txt', {}, '0123456789'],
    ['to a client that accepts another', 'digits.txt', { 'Accept-Encoding': 'gzip' }, '0123456789'],
    ['if a part is wanted', 'digits.txt', { 'Accept-Encoding': 'br', Range: 'bytes=2-4' }, '234'],
    ['if it is older than the file', 'old.txt', { 'Accept-Encoding': 'br' }, 'newer'],
    ['if there is none', 'empty.js', { 'Accept-Encoding': 'br' }, ''],
  ])('is not sent %s', async (_when, name, headers, expected) => {
    const answer = await ask(name, headers);
    expect(answer.text).toBe(expected);
    expect(answer.headers.has('Content-Encoding')).toBe(false);
  });

  test('is not confirmed to a client that kept the plain one', async () => {
    const headers = { 'Accept-Encoding': 'br', 'If-None-Match': ETAG };
    expect(await ask('digits.txt', headers)).toMatchObject({ status: 200, text: 'packed' });
  });
});
