import type { FileBytes } from '../../../engine/names/sortedLines';
import { givenOr, receiveList } from './receivedLists';

const textOf = async (bytes: FileBytes) =>
  new TextDecoder().decode(await bytes.read(0, bytes.size));

test('the list that was given last is opened once, and ours where there is none', async () => {
  const open = jest.fn(textOf);
  const openOurs = jest.fn(async () => 'ours');
  const list = givenOr('names', open, openOurs);
  expect([await list(), await list()]).toEqual(['ours', 'ours']);
  expect(openOurs).toHaveBeenCalledTimes(1);

  receiveList('names', new Blob(['first']));
  receiveList('taxa', new Blob(['of another kind']));
  expect([await list(), await list()]).toEqual(['first', 'first']);
  receiveList('names', new Blob(['second']));
  expect(await list()).toBe('second');
  expect(open).toHaveBeenCalledTimes(2);

  receiveList('names', undefined);
  expect(await list()).toBe('ours');
});

test('one that could not be opened is tried again', async () => {
  const open = jest.fn(textOf).mockRejectedValueOnce(new Error('not now'));
  const list = givenOr('known', open, () => Promise.resolve(undefined));
  receiveList('known', new Blob(['list']));
  await expect(list()).rejects.toThrow('not now');
  expect(await list()).toBe('list');
});

test('a part of a file is read, and less at its end', async () => {
  receiveList('known', new Blob(['0123456789']));
  const list = givenOr(
    'known',
    async (bytes) => bytes,
    () => Promise.reject(new Error('none')),
  );
  const { size, read } = await list();
  const part = async (start: number, length: number) =>
    String.fromCharCode(...(await read(start, length)));
  expect([size, await part(2, 3), await part(8, 100), await part(50, 1)]).toEqual([
    10,
    '234',
    '89',
    '',
  ]);
});
