import { usualReader } from './usualReader';

const by = (engine: string) => ({ engine });
const byAll = (engine: string) => ({ engine, jointConfidence: 0.9 });

test.each([
  ['nothing read', [], undefined],
  ['one engine', [by('decimer'), by('decimer')], 'decimer'],
  ['all together, whichever answer was taken', [byAll('decimer'), byAll('molscribe')], 'best'],
  ['what most were read by', [byAll('decimer'), byAll('molnextr'), by('decimer')], 'best'],
  ['most by one engine', [byAll('decimer'), by('molnextr'), by('molnextr')], 'molnextr'],
  ['not by hand', [by('manual-edit'), by('manual-edit'), by('decimer')], 'decimer'],
  ['not from a name', [by('from-name')], undefined],
  ['not from the file', [by('from-file')], undefined],
])('%s', (_case, readings, reader) => {
  expect(usualReader(readings)).toBe(reader);
});
