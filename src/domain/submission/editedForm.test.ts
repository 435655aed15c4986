/** @jest-environment node */
import { editedForm, remainingOrigins } from './editedForm';
import { NO_OFFERS } from './offers';
import { BLANK_ROW } from './organismRows';
import type { Prefill } from './prefill';
import {
  EMPTY_DRAFT,
  withField,
  withOrganismAdded,
  withOrganismChanged,
  withOrganismRemoved,
  type SubmissionDraft,
} from './submissionDraft';
import { ORGANISM_FIELD_LIMIT, ORGANISM_LIMIT } from './organismFields';
import { FIELD_LIMITS } from './submissionFields';
import { EMPTY_FORM } from './submissionForm';

/** The id of a row prefilled by an earlier version. */
const CAMELLIA = 'annotated-Camellia%20sinensis';
const { organisms: _none, ...texts } = EMPTY_FORM;
const known: Prefill = {
  form: { ...texts, title: 'T', name: 'caffeine' },
  origins: { title: 'From the article look-up', name: 'PubChem' },
  candidates: NO_OFFERS,
};
const rows = (draft?: SubmissionDraft) =>
  editedForm(known, draft).organisms.map(({ name, parts }) => `${name} | ${parts}`);

test('without edits the form is as it was filled in, with a row to type an organism into', () => {
  const expected = { ...known.form, organisms: [BLANK_ROW] };
  expect(editedForm(known, undefined)).toEqual(expected);
  expect(editedForm(known, EMPTY_DRAFT)).toEqual(expected);
  expect(remainingOrigins(known, undefined)).toBe(known.origins);
});

test('a field that the user cleared stays empty and has no origin; the others keep theirs', () => {
  const draft = withField(EMPTY_DRAFT, 'name', '');
  expect(editedForm(known, draft)).toMatchObject({ name: '', title: 'T' });
  expect(remainingOrigins(known, draft)).toEqual({ title: 'From the article look-up' });
});

test('the first row is typed into, and can be removed', () => {
  const typed = withOrganismChanged(EMPTY_DRAFT, BLANK_ROW.id, { name: 'Aloe vera' });
  expect(rows(typed)).toEqual(['Aloe vera | ']);
  expect(rows(withOrganismRemoved(EMPTY_DRAFT, BLANK_ROW.id))).toEqual([]);
});

test('what was changed in a row that an earlier version filled in is not lost', () => {
  const draft = withOrganismChanged(EMPTY_DRAFT, CAMELLIA, { parts: 'buds' });
  expect(rows(draft)).toEqual(['Camellia sinensis | buds']);
  const both = withOrganismChanged(draft, BLANK_ROW.id, { name: 'Aloe vera' });
  expect(rows(both)).toEqual(['Aloe vera | ', 'Camellia sinensis | buds']);
});

test('rows are added, edited and removed again', () => {
  const added = withOrganismAdded(EMPTY_DRAFT, 'x1');
  const edited = withOrganismChanged(added, 'x1', { name: 'Ilex', parts: 'leaves' });
  expect(rows(edited)).toEqual([' | ', 'Ilex | leaves']);
  expect(rows(withOrganismRemoved(edited, 'x1'))).toEqual([' | ']);
});

test('a draft keeps within its limits', () => {
  const field = withField(EMPTY_DRAFT, 'title', 'x'.repeat(1e5));
  expect(field.fields.title).toHaveLength(FIELD_LIMITS.title);
  let draft = withOrganismChanged(EMPTY_DRAFT, CAMELLIA, { parts: 'x'.repeat(1e5) });
  expect(draft.organisms.changed[CAMELLIA]?.parts).toHaveLength(ORGANISM_FIELD_LIMIT);
  for (let i = 0; i < 100; i += 1) {
    draft = withOrganismAdded(draft, `added-${i}`);
    draft = withOrganismChanged(draft, `changed-${i}`, { name: 'x' });
    draft = withOrganismRemoved(draft, `removed-${i}`);
  }
  const { added, changed, removed } = draft.organisms;
  expect([added.length, Object.keys(changed).length, removed.length]).toEqual([
    ORGANISM_LIMIT,
    ORGANISM_LIMIT,
    ORGANISM_LIMIT,
  ]);
});

test('an id that is no row’s gives a row without a name', () => {
  const draft = withOrganismChanged(EMPTY_DRAFT, 'annotated-%E0%A4%A', { parts: 'leaves' });
  expect(rows(draft)).toEqual([' | leaves']);
});
