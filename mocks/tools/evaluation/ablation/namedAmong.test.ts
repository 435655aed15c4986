import { namedAmong } from './namedAmong';

const IDS = ['lines/arrows:REACH', 'lines/waves:REACH', 'page/strips:LEAST'];

test.each([
  [['LEAST'], ['page/strips:LEAST']],
  [['waves:REACH'], ['lines/waves:REACH']],
  [['lines/waves:REACH', 'waves:REACH'], ['lines/waves:REACH']],
  [['lines/'], ['lines/arrows:REACH', 'lines/waves:REACH']],
  [['waves/'], ['lines/waves:REACH']],
  [['all'], IDS],
])('%j stands for %j', (names, ids) => {
  expect(namedAmong(IDS, names)).toEqual(ids);
});

test.each([
  ['REACH', /may be lines\/arrows:REACH or lines\/waves:REACH/],
  ['MOST', /Nothing is named "MOST"/],
  ['text/', /Nothing in "text\/"/],
])('refuses %j', (name, message) => {
  expect(() => namedAmong(IDS, [name])).toThrow(message);
});
