import { heavyPagesMessage } from './heavyPages';

test.each([
  [[2], 'Page 3 is too heavy to be read'],
  [[0, 2], 'Pages 1 and 3 are too heavy to be read'],
  [[0, 1, 2, 3, 4], 'Pages 1, 2, 3, 4 and 5 are too heavy to be read'],
  [[0, 1, 2, 3, 4, 5, 6], 'Pages 1, 2, 3, 4, 5 and 2 more are too heavy to be read'],
])('the pages with the indices %j are named by their numbers', (indices, message) => {
  expect(heavyPagesMessage(indices)).toBe(message);
});
