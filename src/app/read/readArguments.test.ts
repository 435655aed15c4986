import path from 'node:path';
import { readArguments, UsageError } from './readArguments';

const FROM = path.resolve('/home/user');
const QUEUE = { MARCUS_REDIS_URL: 'redis://there', MARCUS_FILES: '/shared' };
const argumentsIn = (given: readonly string[], env = {}) =>
  readArguments(given, { from: FROM, env });

test('a folder alone is read by the best of all engines, one article at a time', () => {
  expect(argumentsIn(['articles'])).toEqual({
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
    argumentsIn([...given, '--licence', 'ccBy', '--jobs', '3', '--json', '/articles']),
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
  expect(argumentsIn(['a', '--formats', 'crate'])).toMatchObject({ licence: 'none' });
});

test('a queue is that of the workers, and is only used if it is asked for', () => {
  const queue = { redisUrl: 'redis://there', folder: '/shared' };
  expect(argumentsIn(['a', '--queue'], QUEUE)).toMatchObject({ queue });
  expect(argumentsIn(['a'], QUEUE)).not.toHaveProperty('queue');
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
  ['a queue that nothing names', ['a', '--queue'], '--queue needs MARCUS_REDIS_URL'],
  ['no jobs', ['a', '--jobs', '0'], '--jobs is a number from 1 to 16'],
  ['too many jobs', ['a', '--jobs', '17'], '--jobs is a number from 1 to 16'],
  ['jobs that are no number', ['a', '--jobs', '1e1'], '--jobs is a number from 1 to 16'],
  ['an unknown option', ['a', '--fast'], '--fast'],
  ['an empty option', ['a', '--out', ''], 'An option has no value'],
])('%s is refused with the usage', (_what, given, says) => {
  const call = () => argumentsIn(given);
  expect(call).toThrow(UsageError);
  expect(call).toThrow(says);
  expect(call).toThrow('npm run read -- folder');
});
