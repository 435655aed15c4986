/** @jest-environment node */
import { pageAddress } from './compoundLink';

test.each([
  ['https://example.org/compound/1', 'https://example.org/compound/1'],
  [' http://example.org/a?b=c#d ', 'http://example.org/a?b=c#d'],
  ['https://example.org', 'https://example.org/'],
])('%j is the address of a page', (text, address) => {
  expect(pageAddress(text)).toBe(address);
});

test.each([
  [undefined],
  [''],
  ['nan'],
  ['example.org/compound/1'],
  ['ftp://example.org/1'],
  ['javascript:alert(1)'],
  ['data:text/html,x'],
  ['https://'],
  ['https://example.org/a b'],
  ['https://example.org/a\nhttps://example.org/b'],
  ['https://somebody:secret@example.org/'],
])('%j is none', (text) => {
  expect(pageAddress(text)).toBeUndefined();
});
