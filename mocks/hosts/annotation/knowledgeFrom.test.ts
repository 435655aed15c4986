import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { knowledgeFrom } from './knowledgeFrom';

const stored = (name: string) => readFile(path.join(__dirname, '../../engine/annotation', name));

let report: jest.SpyInstance;
beforeEach(() => {
  report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => report.mockRestore());

test.each([
  ['missing', () => Promise.reject(new Error('ENOENT'))],
  ['damaged', () => Promise.resolve(new Uint8Array([1, 2, 3]))],
])('a %s list leaves the rules alone, and is reported once', async (_, read) => {
  const knowledge = knowledgeFrom(read);
  expect(await knowledge()).toEqual({});
  expect(await knowledge()).toEqual({});
  expect(report).toHaveBeenCalledTimes(1);
});

test('a damaged model leaves the rules with their lists', async () => {
  const knowledge = knowledgeFrom(async (name) =>
    name.startsWith('taxa') ? stored(name) : new Uint8Array([1, 2, 3]),
  );
  expect(await knowledge()).toEqual({ taxa: expect.anything() });
});

test('after a failure the next call loads again', async () => {
  const read = jest.fn(stored).mockRejectedValueOnce(new Error('EMFILE'));
  const knowledge = knowledgeFrom(read);
  await knowledge();
  expect((await knowledge()).model).toBeDefined();
  const calls = read.mock.calls.length;
  await knowledge();
  expect(read).toHaveBeenCalledTimes(calls);
});
