import { parseBenchmarkCommandLine } from './commandLine';

const parse = (text: string) => parseBenchmarkCommandLine(text.split(' '));

test.each([
  ['answers', { task: 'score', folder: 'answers', answeredOnly: false, halves: false }],
  ['answers --truth t --answered --json', { truth: 't', answeredOnly: true, json: true }],
  ['--agree a.json b.json', { task: 'agree', first: 'a.json', second: 'b.json' }],
  ['--collect a.json b.tsv --out o --tool x', { files: ['a.json', 'b.tsv'], tool: 'x' }],
  ['--read a.pdf --doi 10.5555/x --out o', { task: 'read', engine: 'best', doi: '10.5555/x' }],
  ['--read a.pdf --doi d --out o --engine osra', { engine: 'osra' }],
])('%s', (text, request) => {
  expect(parse(text)).toMatchObject(request);
});

test.each([
  ['--json', 'No folder or file is named'],
  ['a b', 'Too many arguments: b'],
  ['--agree a.json', '--agree takes two truth tables'],
  ['--collect a.json', '--out is missing'],
  ['--read a.pdf --out o', '--doi is missing'],
  ['--read a.pdf --out o --doi d --engine x', 'No engine is named "x"'],
  ['--read --agree a b', 'Only one of'],
  ['answers --half', "Unknown option '--half'"],
])('%s is refused', (text, message) => {
  expect(() => parse(text)).toThrow(message);
});
