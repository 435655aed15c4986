import { mentionedIn } from '../../../src/domain/team/comments';
import type { Json } from '../../services/library/event';
import { eventWithoutName, type NamingEvent } from './withoutName';

const RENAMING = {
  ...{ name: 'anna@example.org', pseudonym: 'person-1', people: ['anna@example.org.uk'] },
  signed: { names: new Set(['Anna']), all: new Set(['["a1","Anna","1"]', '["a1","Anna",null]']) },
};

const renamed = (event: Partial<NamingEvent>) =>
  eventWithoutName(
    { article: 'a1', part: 'x/1', author: 'ben', value_from: null, value_to: null, ...event },
    RENAMING,
  );

test.each([
  ['article/opinions/anna%40example.org', 'article/opinions/person-1'],
  ['opinions/anna%40example.org/judgements/segment-1', 'opinions/person-1/judgements/segment-1'],
  ['opinions/ben/judgements/anna%40example.org', 'opinions/ben/judgements/anna%40example.org'],
  ['opinions/anna%40example.org.uk/drafts/1/name', 'opinions/anna%40example.org.uk/drafts/1/name'],
  ['drafts/anna%40example.org/name', 'drafts/anna%40example.org/name'],
])('the part %s becomes %s', (part, expected) => {
  expect(renamed({ part }).part).toBe(expected);
});

const NAME = RENAMING.name;

test.each<[string, string, Json, Json]>([
  ['who has an article', 'article/assigned', NAME, 'person-1'],
  [
    'who judged',
    'judgements/1',
    { verdict: 'correct', by: NAME },
    { verdict: 'correct', by: 'person-1' },
  ],
  ['who judged a second time', 'opinions/x/judgements/1', { by: NAME }, { by: 'person-1' }],
  ['who said an annotation', 'annotationWords/1', { by: NAME }, { by: 'person-1' }],
  ['whose judgement it is', 'judgements/1', { by: 'Anna', at: '1' }, { by: 'person-1', at: '1' }],
  ['who signed without a time', 'annotationWords/1', { by: 'Anna' }, { by: 'person-1' }],
  [
    'who is named beside one with a longer name',
    'comments/1',
    { text: `@${NAME}.uk @${NAME}, @${NAME}x a@${NAME} @${NAME}`, mentions: [] },
    { text: `@${NAME}.uk @person-1, @${NAME}x a@${NAME} @person-1`, mentions: [] },
  ],
  [
    'who is mentioned',
    'comments/1',
    { segment: null, text: `@${NAME} see @ben`, mentions: ['ben', NAME] },
    { segment: null, text: '@person-1 see @ben', mentions: ['ben', 'person-1'] },
  ],
])('a pseudonym stands for %s', (_who, part, value, expected) => {
  const values = { value_from: value, value_to: value };
  expect(renamed({ part, ...values })).toMatchObject({ value_from: expected, value_to: expected });
});

test.each<[string, Json]>([
  ['article/assigned', 'ben'],
  ['article/title', NAME],
  ['drafts/1/name', NAME],
  ['judgements/1', { verdict: 'rejected', by: 'ben', note: NAME, of: NAME }],
  ['judgements/1', { by: 'Anna', at: '2' }],
  ['judgements/1', null],
  ['judgements/1', NAME],
  ['comments/1', [NAME]],
  ['comments/1', { text: 1, mentions: NAME }],
  ['segments/1', { by: NAME, mentions: [NAME] }],
])('of %s, %j stays: it means nobody, or somebody else', (part, value) => {
  const values = { value_from: value, value_to: value };
  expect(renamed({ part, ...values })).toEqual({ part, ...values });
});

test.each<[string, Json, Json]>([
  ['from what nobody else said', { by: 'Anna', at: '3' }, { by: 'person-1', at: '3' }],
  ['not from what somebody else said', { by: 'Ben', at: '3' }, { by: 'Ben', at: '3' }],
])('a pseudonym stands for all that the person signs, and %s', (_what, from, expected) => {
  const event = { part: 'judgements/1', author: NAME, value_from: from, value_to: { by: 'Who' } };
  expect(renamed(event)).toMatchObject({ value_from: expected, value_to: { by: 'person-1' } });
});

test('of another article, what is signed alike stays', () => {
  const value = { by: 'Anna', at: '1' };
  const event = { part: 'judgements/1', article: 'a2', value_from: value, value_to: value };
  expect(renamed(event)).toMatchObject({ value_from: value, value_to: value });
});

const ODD = 'a.(b)-[c]$&';

test.each([
  ...[`@${ODD}`, `(@${ODD})`, `@${ODD}, @${ODD} x`, `x@${ODD}`, `β@${ODD}`, `_@${ODD}`],
  ...[`@${ODD}1`, `@${ODD}ß`, `@${ODD}_`, `@${ODD}-d`, `@${ODD} e`, '@axb-[c]$&', '@'],
])('%j is a mention where pages take it for one', (text) => {
  const people = [`${ODD}-d`, `${ODD} e`, ODD];
  const renaming = { ...RENAMING, name: ODD, people };
  const value_to = { text, mentions: [] };
  const event = { article: 'a1', part: 'comments/1', author: 'ben', value_from: null, value_to };
  const to = eventWithoutName(event, renaming).value_to as { readonly text: string };
  expect(to.text !== text).toBe(mentionedIn(text, people).includes(ODD));
  expect(to.text.replaceAll('person-1', () => ODD)).toBe(text);
});
