import { SocketCensus } from './socketCensus';

test('a session has at most two sockets; a third displaces the oldest', () => {
  const census = new SocketCensus<string>(10);
  expect(census.enter('a', 'first')).toEqual([]);
  expect(census.enter('a', 'second')).toEqual([]);
  expect(census.enter('b', 'other')).toEqual([]);
  expect(census.enter('a', 'third')).toEqual(['first']);
  census.leave('a', 'first');
  expect(census.enter('a', 'fourth')).toEqual(['second']);
});

test('the total is limited to four sockets per possible session', () => {
  const census = new SocketCensus<number>(1);
  for (const id of [1, 2, 3, 4]) census.enter(String(id), id);
  expect(census.hasRoom()).toBe(false);
  census.leave('2', 2);
  expect(census.hasRoom()).toBe(true);
});

test('a socket that leaves twice is counted once', () => {
  const census = new SocketCensus<number>(1);
  for (const id of [1, 2, 3, 4, 5]) census.enter('a', id);
  census.leave('a', 5);
  census.leave('a', 5);
  expect(census.hasRoom()).toBe(false);
});

test('an unknown socket that leaves changes nothing', () => {
  const census = new SocketCensus<string>(10);
  census.leave('a', 'unknown');
  expect(census.enter('a', 'first')).toEqual([]);
  expect(census.enter('a', 'second')).toEqual([]);
});
