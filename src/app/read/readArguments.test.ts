import path from 'node:path';
import { readArguments, UsageError } from './readArguments';

const FROM = path.resolve('/home/user');

test('a folder alone is read by the best of all engines, one article at a time', () => {
  expect(readArguments(['articles'], FROM)).toEqual({
    folder: path.join(FROM, 'articles'),
    out: path.join(FROM, 'results'),
    engine: 'best',
    formats: ['sdf', 'csv', 'json'],
    licence: 'none',
    jobs: 1,
    json: false,
  });
});

test('every option is taken, and a format that is named twice is written once', () => {
  const given = ['--out', '/there', '--engine', 'molnextr', '--formats', 'crate, csv,csv'];
  expect(
    readArguments([...given, '--licence', 'ccBy', '--jobs', '3', '--json', '/articles'], FROM),
  ).toEqual({
    folder: path.resolve('/articles'),
    out: path.resolve('/there'),
    engine: 'molnextr',
    formats: ['crate', 'csv'],
    licence: 'ccBy',
    jobs: 3,
    json: true,
  });
});

test('a crate without a licence states none', () => {
  expect(readArguments(['a', '--formats', 'crate'], FROM)).toMatchObject({ licence: 'none' });
});

test.each([
  ['no folder', [], 'Which folder'],
  ['a blank folder', [''], 'Which folder'],
  ['two folders', ['a', 'b'], 'Only one folder'],
  ['an unknown format', ['a', '--formats', 'csv,xlsx'], '"xlsx" is no format'],
  ['what nobody but the page writes', ['a', '--formats', 'wikidata'], 'Wikidata has to be asked'],
  ['no format', ['a', '--formats', ''], '"" is no format'],
  ['an unknown licence', ['a', '--formats', 'crate', '--licence', 'GPL'], '"GPL" is no licence'],
  ['a licence that no file states', ['a', '--licence', 'cc0'], 'Only a crate states a licence'],
  ['no jobs', ['a', '--jobs', '0'], '--jobs is a number from 1 to 16'],
  ['too many jobs', ['a', '--jobs', '17'], '--jobs is a number from 1 to 16'],
  ['jobs that are no number', ['a', '--jobs', '1e1'], '--jobs is a number from 1 to 16'],
  ['an unknown option', ['a', '--fast'], '--fast'],
  ['an empty option', ['a', '--out', ''], 'An option has no value'],
])('%s is refused with the usage', (_what, given, says) => {
  const call = () => readArguments(given, FROM);
  expect(call).toThrow(UsageError);
  expect(call).toThrow(says);
  expect(call).toThrow('npm run read -- folder');
});
