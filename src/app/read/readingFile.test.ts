import { isAnsweredBy, parseReading, type Reading } from './readingFile';
import { madeReading } from './testing/madeReading';

const { key } = madeReading();

test('a reading is read as it was written', () => {
  const reading = madeReading({ files: ['Über (2).tar', 'drawings/page_0_0.png'] });
  expect(parseReading(JSON.stringify(reading))).toEqual(reading);
});

test.each<[string, Partial<Reading> | string]>([
  ['what is no JSON', '{'],
  ['another file', '{"format":"MARCUS library"}'],
  ['a file outside the folder', { files: ['../../etc/passwd'] }],
  ['a file by its full path', { files: ['/etc/passwd'] }],
  ['a file above the drawings', { files: ['drawings/../../x'] }],
  ['a folder for a file', { files: ['drawings/'] }],
  ['a hash that is none', { key: { ...key, hash: 'x' } }],
])('%s is no reading', (_what, change) => {
  const text = typeof change === 'string' ? change : JSON.stringify(madeReading(change));
  expect(parseReading(text)).toBeUndefined();
});

test.each([
  ['the same', {}, true],
  ['with fewer files', { formats: ['csv'] }, true],
  ['with another file', { formats: ['csv', 'cdxml'] }, false],
  ['of another content', { hash: 'b'.repeat(64) }, false],
  ['by another engine', { engine: 'decimer' }, false],
  ['by another version of a program', { programs: ['PixelGraph 0.2'] }, false],
  ['by one program more', { programs: [...key.programs, 'OSRA 2.1'] }, false],
  ['by another version of the command', { version: key.version + 1 }, false],
  ['with a crate, which it has not', { formats: ['crate'], licence: 'cc0' }, false],
])('a reading that is wanted %s: is it there? %#', (_what, change, isThere) => {
  expect(isAnsweredBy({ ...key, ...change }, key)).toBe(isThere);
});

test('a crate that states another licence is written anew', () => {
  const earlier = { ...key, formats: ['crate'], licence: 'cc0' };
  expect(isAnsweredBy({ ...earlier, licence: 'none' }, earlier)).toBe(false);
  expect(isAnsweredBy(earlier, earlier)).toBe(true);
  expect(isAnsweredBy({ ...key, formats: [] }, earlier)).toBe(true);
});
