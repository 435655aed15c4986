import { parseCommandLine } from './commandLine';

test('by default reads folders with the installed engines, all pictures, two at once', () => {
  expect(parseCommandLine(['one', 'two'])).toMatchObject({
    folders: ['one', 'two'],
    engines: undefined,
    limit: Infinity,
    processes: 2,
    uncalibrated: false,
    fusion: false,
    half: undefined,
  });
});

test.each([
  ['--engine osra', { engines: ['osra'] }],
  ['--engine osra --engine pixel-graph', { engines: ['osra', 'pixel-graph'] }],
  ['--engine pixel-graph,osra', { engines: ['pixel-graph', 'osra'] }],
  ['--weights w --limit 5 --processes 1', { weights: 'w', limit: 5, processes: 1 }],
  ['--uncalibrated', { uncalibrated: true }],
  ['--fusion --half even', { fusion: true, half: 'even' }],
  ['--readings a.jsonl', { readings: 'a.jsonl' }],
  ['--json a.jsonl --html b.html', { json: 'a.jsonl', html: 'b.html' }],
])('accepts %s', (options, expected) => {
  expect(parseCommandLine(['folder', ...options.split(' ')])).toMatchObject(expected);
});

test.each([
  ['', 'No folder'],
  ['--engine osra', 'No folder'],
  ['folder --engine molvec', 'No engine is named "molvec"'],
  ['folder --limit 0', '--limit takes a whole number'],
  ['folder --processes many', '--processes takes a whole number'],
  ['folder --half third', '--half takes odd or even'],
  ['folder --unknown', '--unknown'],
])('refuses "%s"', (args, reason) => {
  expect(() => parseCommandLine(args.split(' ').filter(Boolean))).toThrow(reason);
});
