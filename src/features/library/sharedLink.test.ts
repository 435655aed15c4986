/** @jest-environment node */
import { sharedFileAt } from './sharedLink';

test.each([
  ['#/open?file=lesson.tar', 'lesson.tar'],
  ['#/open?file=course/lesson%203.tar', 'course/lesson 3.tar'],
  ['#/open?file=Caf%C3%A9.tar', undefined],
  ['#/open?file=../secret.tar', undefined],
  ['#/open?file=a/../../b.tar', undefined],
  ['#/open?file=%2E%2E/b.tar', undefined],
  ['#/open?file=/lesson.tar', undefined],
  ['#/open?file=//example.org/lesson.tar', undefined],
  ['#/open?file=https://example.org/lesson.tar', undefined],
  ['#/open?file=https%3A%2F%2Fexample.org%2Flesson.tar', undefined],
  ['#/open?file=a%5C..%5Cb.tar', undefined],
  ['#/open?file=lesson.pdf', undefined],
  ['#/open?file=%', undefined],
  ['#/open?file=', undefined],
  ['#/library', undefined],
])('%s leads to %s', (fragment, path) => {
  expect(sharedFileAt(fragment)).toBe(path);
});
