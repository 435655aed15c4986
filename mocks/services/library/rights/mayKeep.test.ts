import type { Json, LibraryEvent } from '../event';
import type { LibraryPart } from '../library';
import { ROLES, type Role } from '../roles';
import { rightsOf } from './mayKeep';

const ARTICLE = 'a'.repeat(64);
const COMMENT = 'comments/00000000-0000-4000-8000-000000000000';
const TEXT = { segment: null, text: 'Is this R?', mentions: ['ben@example.org'] };
const CORRECT = { verdict: 'correct', of: 'C' };

const event = (part: string, to: Json, more: Partial<LibraryEvent> = {}): LibraryEvent => ({
  ...{ id: 'e1', article: ARTICLE, part, from: null, to, base: 0 },
  at: '2026-11-30T10:00:00.000Z',
  ...more,
});

type Before = Pick<LibraryPart, 'value' | 'by'>;

/** Why ann, in a role, may not say something where something stands; undefined if she may. */
function refusal(role: Role, events: readonly LibraryEvent[], before?: Before): string | undefined {
  const { check, dependsOn } = rightsOf({ name: 'ann@x', role });
  try {
    check(events, (_article, part) => (dependsOn(part) ? before : undefined));
    return undefined;
  } catch (error) {
    return String(error);
  }
}

const by = (name: string, value: Json): Before => ({ value, by: name });

describe.each<[string, string, Json, Before | undefined, Role | 'nobody']>([
  ['what is known of an article', 'article/title', 'On tea', by('ben', 'x'), 'curator'],
  ['a drawing', 'segments/s1', { pageIndex: 0 }, by('ben', {}), 'curator'],
  ['a reading', 'structures/s1', { smiles: 'C' }, by('ben', {}), 'curator'],
  ['a judgement', 'judgements/s1', CORRECT, by('ben', CORRECT), 'curator'],
  ['a field of a compound', 'drafts/s1/name', 'tea', by('ben', 'x'), 'curator'],
  ['an annotation', 'annotationWords/3%3AIUPAC', { status: 'added' }, undefined, 'curator'],
  ['that it is checked', 'article/state', 'checked', undefined, 'curator'],
  ['that it is not checked after all', 'article/state', null, by('ben', 'checked'), 'curator'],
  ['confirmation', 'article/state', 'confirmed', by('ben', 'checked'), 'reviewer'],
  ['what one checked oneself', 'article/state', 'confirmed', by('ann@x', 'checked'), 'nobody'],
  ['what nobody checked', 'article/state', 'confirmed', undefined, 'nobody'],
  ['what was opened again', 'article/state', 'confirmed', by('ben', null), 'nobody'],
  ['what is confirmed', 'article/state', 'confirmed', by('ben', 'confirmed'), 'nobody'],
  ['opening what is confirmed', 'article/state', null, by('ben', 'confirmed'), 'reviewer'],
  ['checking what is confirmed', 'article/state', 'checked', by('ben', 'confirmed'), 'reviewer'],
  ['taking an article', 'article/assigned', 'ann@x', by('ben', 'ben'), 'curator'],
  ['giving one’s own back', 'article/assigned', null, by('ben', 'ann@x'), 'curator'],
  ['assigning to somebody', 'article/assigned', 'ben', undefined, 'reviewer'],
  ['taking from somebody', 'article/assigned', null, by('ben', 'ben'), 'reviewer'],
  [
    'asking for one’s own second opinion',
    'article/opinions/ann%40x',
    'blind',
    undefined,
    'curator',
  ],
  ['asking somebody for one', 'article/opinions/ben', 'open', undefined, 'reviewer'],
  ['no longer asking somebody', 'article/opinions/ben', null, undefined, 'reviewer'],
  ['one’s own opinion', 'opinions/ann%40x/judgements/s1', CORRECT, undefined, 'curator'],
  ['a field of one’s own', 'opinions/ann%40x/drafts/s1/name', 'tea', undefined, 'curator'],
  ['somebody else’s opinion', 'opinions/ben/judgements/s1', CORRECT, undefined, 'nobody'],
  ['taking away somebody else’s', 'opinions/ben/drafts/s1/name', null, undefined, 'nobody'],
  ['a comment', COMMENT, TEXT, undefined, 'curator'],
  ['changing one’s comment', COMMENT, { ...TEXT, text: 'No' }, by('ann@x', TEXT), 'curator'],
  ['removing one’s comment', COMMENT, null, by('ann@x', TEXT), 'curator'],
  ['changing somebody else’s comment', COMMENT, TEXT, by('ben', TEXT), 'nobody'],
  ['removing somebody else’s comment', COMMENT, null, by('ben', TEXT), 'nobody'],
  ['writing where a comment was removed', COMMENT, TEXT, by('ben', null), 'nobody'],
])('%s (%s)', (_what, part, to, before, least) => {
  // Readers are refused by the call itself.
  test.each(ROLES.slice(1))(`takes a ${least}: said by a %s`, (role) => {
    const may = least !== 'nobody' && ROLES.indexOf(role) >= ROLES.indexOf(least);
    expect(refusal(role, [event(part, to)], before) === undefined).toBe(may);
  });
});

test.each<[string, string, Json]>([
  ['a kind that nobody knows', 'passwords/x', null],
  ['an article’s field that nobody knows', 'article/owner', 'ann@x'],
  ['a kind alone', 'judgements', null],
  ['a judgement of a field', 'judgements/s1/x', CORRECT],
  ['a draft without its field', 'drafts/s1', 'x'],
  ['a draft of a field’s field', 'drafts/s1/name/x', 'x'],
  ['a comment whose id is no UUID', 'comments/1', TEXT],
  ['an opinion of nothing', 'opinions/ann%40x', {}],
  ['an opinion of a reading', 'opinions/ann%40x/structures/s1', {}],
  ['a name in another encoding', 'opinions/%61nn%40x/judgements/s1', CORRECT],
  ['a name that is not encoded', 'opinions/ann@x/judgements/s1', CORRECT],
  ['a name of broken characters', 'opinions/%E0%A4/judgements/s1', CORRECT],
  ['a state that nobody knows', 'article/state', 'done'],
  ['a state in a list', 'article/state', ['confirmed']],
  ['several people at once', 'article/assigned', 'ann@x,ben'],
  ['a name with a hidden character', 'article/assigned', 'an\u200bn'],
  ['an unknown way of asking', 'article/opinions/ben', 'deaf'],
  ['a title that is no text', 'article/title', { x: 1 }],
  ['a judgement that is a text', 'judgements/s1', 'correct'],
  ['a judgement that is a list', 'judgements/s1', [CORRECT]],
  ['a field that is no text', 'drafts/s1/name', 7],
  ['a comment without words', COMMENT, { ...TEXT, text: ' \n' }],
  ['a comment of a book', COMMENT, { ...TEXT, text: 'a'.repeat(8001) }],
  ['a comment to a crowd', COMMENT, { ...TEXT, mentions: Array<string>(21).fill('ben') }],
  ['a comment with something else', COMMENT, { ...TEXT, by: 'ben' }],
  ['a comment at no drawing’s id', COMMENT, { ...TEXT, segment: 7 }],
])('%s is refused to everybody', (_what, part, to) => {
  expect(refusal('administrator', [event(part, to)])).toBeDefined();
});

test('the refusal names the event, its part and the reason', () => {
  const events = [event('drafts/s1/name', 'tea'), event(COMMENT, null, { id: 'e2' })];
  expect(refusal('curator', events, by('ben', TEXT))).toBe(
    `RefusedEventError: Nothing was kept: ${COMMENT} of event e2 was refused. Only ben, who wrote the comment, can change it`,
  );
});

test('what an event of the same call said counts for those after it', () => {
  const events = [event('article/state', 'checked'), event('article/state', 'confirmed')];
  expect(refusal('reviewer', events)).toContain('somebody else');
  const own = [event(COMMENT, TEXT), event(COMMENT, null)];
  expect(refusal('curator', own)).toBeUndefined();
});

test('what stands of one article says nothing of another', () => {
  const other = event('article/state', 'confirmed', { article: 'b'.repeat(64) });
  expect(refusal('reviewer', [event('article/state', 'checked'), other])).toContain('was checked');
});
