/** @jest-environment node */
import { saidIn } from './compoundDraft';
import { synonymsOf } from './synonyms';

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

test('of several drawings of one compound, each name is said once, in their order', () => {
  const said = saidIn('synonyms', [{ synonyms: 'a\nb' }, { synonyms: 'b\n\nB\nc' }]);
  expect(said).toBe('a\nb\nB\nc');
  expect(synonymsOf(said)).toEqual(['a', 'b', 'c']);
});
