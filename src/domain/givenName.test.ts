/** @jest-environment node */
import type { Compound } from './compound';
import { draftOfGiven, namesakeOf, namingsOf, readGivenWord } from './givenName';
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
  expect(namingsOf(step(before, after))).toEqual([{ segmentId: 'a', ...expected }]);
});

test('other steps, and a name that was taken away, are none', () => {
  expect(namingsOf(step({ name: 'x' }, { name: 'x', note: 'n' }))).toEqual([]);
  expect(namingsOf(step({ name: 'x' }, { name: '' }))).toEqual([]);
  expect(namingsOf(undefined)).toEqual([]);
});

test('approving a drawing with the name beside it is more than a naming', () => {
  const { after, ...rest } = step(null, { name: 'x' });
  const judgements = { a: { verdict: 'rejected', reason: 'other' } } as const;
  expect(namingsOf({ ...rest, after: { ...after, judgements } })).toEqual([]);
});

test('each drawing that a step names is a naming', () => {
  const drafts = { a: { name: 'x' }, b: { note: 'n' }, c: { number: '3' } };
  const pasted = { ...step(null, null), segmentIds: ['a', 'b', 'c'], after: { drafts } };
  expect(namingsOf(pasted).map(({ segmentId }) => segmentId)).toEqual(['a', 'c']);
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
