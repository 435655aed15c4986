import type { Json } from '../../services/library/event';
import { partWithoutName, valueWithoutName } from './withoutName';

const RENAMING = { name: 'anna@example.org', pseudonym: 'person-1' };

test.each([
  ['article/opinions/anna%40example.org', 'article/opinions/person-1'],
  ['opinions/anna%40example.org/judgements/segment-1', 'opinions/person-1/judgements/segment-1'],
  ['opinions/ben/judgements/anna%40example.org', 'opinions/ben/judgements/anna%40example.org'],
  ['opinions/anna%40example.org.uk/drafts/1/name', 'opinions/anna%40example.org.uk/drafts/1/name'],
  ['drafts/anna%40example.org/name', 'drafts/anna%40example.org/name'],
])('the part %s becomes %s', (part, expected) => {
  expect(partWithoutName(part, RENAMING)).toBe(expected);
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
  [
    'who is mentioned',
    'comments/1',
    { segment: null, text: `@${NAME} see @ben`, mentions: ['ben', NAME] },
    { segment: null, text: '@person-1 see @ben', mentions: ['ben', 'person-1'] },
  ],
])('a pseudonym stands for %s', (_who, part, value, expected) => {
  expect(valueWithoutName(part, value, RENAMING)).toEqual(expected);
});

test.each<[string, Json]>([
  ['article/assigned', 'ben'],
  ['article/title', NAME],
  ['drafts/1/name', NAME],
  ['judgements/1', { verdict: 'rejected', by: 'ben', note: NAME, of: NAME }],
  ['judgements/1', null],
  ['judgements/1', NAME],
  ['comments/1', [NAME]],
  ['comments/1', { text: 1, mentions: NAME }],
  ['segments/1', { by: NAME, mentions: [NAME] }],
])('of %s, %j stays: it means nobody, or somebody else', (part, value) => {
  expect(valueWithoutName(part, value, RENAMING)).toEqual(value);
});
