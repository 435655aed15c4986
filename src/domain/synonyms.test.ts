/** @jest-environment node */
import { joinedSynonyms, synonymsOf } from './synonyms';

test.each<[string | undefined, string[]]>([
  [undefined, []],
  ['', []],
  [' \n nan \r\n', []],
  ['meletin\nsophoretin', ['meletin', 'sophoretin']],
  ['meletin\r\n\r\n  Meletin ', ['meletin']],
  ['3,3′;4-x, acid\n117-39-5', ['3,3′;4-x, acid', '117-39-5']],
])('%j names %j', (text, names) => {
  expect(synonymsOf(text)).toEqual(names);
});

test('several texts in one have each name once, in their order', () => {
  expect(joinedSynonyms(['a\nb', 'B\nc'])).toBe('a\nb\nc');
});
