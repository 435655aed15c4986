/** @jest-environment node */
import type { Compound } from './compound';
import { draftOfGiven, namesakeOf, namingOf, readGivenWord } from './givenName';
import type { WorkStep } from './workChange';

const sentence = 'Quercetin (3) was isolated from the leaves.';

test.each([
  ['a name', 'quercetin', { name: 'quercetin', evidence: sentence }],
  ['a name over two lines', 'querc-\n etin ', { name: 'querc- etin', evidence: sentence }],
  ['a number', '3', { number: '3', evidence: sentence }],
  ['a number with a letter', '12a', { number: '12a', evidence: sentence }],
  ['a number in brackets', '(3)', { number: '3', evidence: sentence }],
  [
    'a name that begins with a bracket',
    '(+)-catechin',
    { name: '(+)-catechin', evidence: sentence },
  ],
  ['nothing', ' ', {}],
])('%s is said of the compound, with its sentence', (_what, text, expected) => {
  expect(draftOfGiven({ text, sentence }, {})).toEqual(expected);
});

test('evidence that is there stays: it may be that of the organism', () => {
  expect(draftOfGiven({ text: 'quercetin', sentence }, { evidence: 'From tea.' })).toEqual({
    name: 'quercetin',
  });
});

const step = (before: object | null, after: object | null): WorkStep => ({
  title: 'Change the compound of #1',
  segmentIds: ['a'],
  before: { drafts: { a: before } },
  after: { drafts: { a: after } },
});

test.each([
  ['a first name', null, { name: 'x' }, { field: 'name', text: 'x' }],
  [
    'a name in place of another',
    { name: 'y' },
    { name: 'x' },
    { field: 'name', text: 'x', before: 'y' },
  ],
  ['a number', { name: 'x' }, { name: 'x', number: '3' }, { field: 'number', text: '3' }],
])('%s is a naming', (_what, before, after, expected) => {
  expect(namingOf(step(before, after))).toEqual({ segmentId: 'a', ...expected });
});

test('other steps, and a name that was taken away, are none', () => {
  expect(namingOf(step({ name: 'x' }, { name: 'x', note: 'n' }))).toBeUndefined();
  expect(namingOf(step({ name: 'x' }, { name: '' }))).toBeUndefined();
  expect(namingOf(undefined)).toBeUndefined();
});

test('another compound of the same name is a namesake, the same one is not', () => {
  const compound = (id: string, name: string) =>
    ({ id, drawings: [{ id }], fields: { name: { value: name } } }) as unknown as Compound;
  const naming = { segmentId: 'a', field: 'name', text: 'Quercetin' } as const;
  expect(namesakeOf(naming, [compound('a', 'quercetin')])).toBeUndefined();
  expect(namesakeOf(naming, [compound('b', 'quercetin ')])?.id).toBe('b');
});

test.each([
  '',
  'null',
  '[]',
  '{"text":1,"sentence":""}',
  '{"text":"a"}',
  `"${'a'.repeat(20_000)}"`,
])('dropped data of another kind is nothing: %#', (data) => {
  expect(readGivenWord(data)).toBeUndefined();
});

test('dropped words are read', () => {
  const word = { text: 'quercetin', sentence };
  expect(readGivenWord(JSON.stringify(word))).toEqual(word);
});
