import { parseArticlesCommandLine } from './articlesCommandLine';

const parse = (line: string) => parseArticlesCommandLine(line.split(' ').filter(Boolean));

test('by default reads all articles of the folder with the two quick engines and both together', () => {
  expect(parse('folder')).toEqual({
    folder: 'folder',
    names: [],
    engines: ['vector-graph', 'pixel-graph', 'best'],
    list: false,
    json: undefined,
  });
});

test('accepts names, engines and a file for the lines', () => {
  expect(parse('folder np01 np02 --engines osra,pixel-graph --json a.jsonl')).toEqual({
    folder: 'folder',
    names: ['np01', 'np02'],
    engines: ['osra', 'pixel-graph'],
    list: false,
    json: 'a.jsonl',
  });
});

test('for labels asks no engine', () => {
  expect(parse('folder --labels --list')).toMatchObject({ engines: [], list: true });
});

test.each([
  ['', 'No folder'],
  ['folder --engines molvec', 'No engine is named "molvec"'],
  ['folder --labels --engines osra', 'No engine reads'],
  ['folder --weights w', '--weights'],
])('refuses "%s"', (line, message) => {
  expect(() => parse(line)).toThrow(message);
});
