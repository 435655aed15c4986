/** @jest-environment node */
import { annotatedRow } from './annotatedOrganisms';
import { editedForm, remainingOrigins } from './editedForm';
import type { Prefill } from './prefill';
import {
  EMPTY_DRAFT,
  withField,
  withOrganismAdded,
  withOrganismChanged,
  withOrganismRemoved,
  type SubmissionDraft,
} from './submissionDraft';
import { EMPTY_FORM, FIELD_LIMITS, ORGANISM_FIELD_LIMIT, ORGANISM_LIMIT } from './submissionForm';

const camellia = annotatedRow('Camellia sinensis', {
  parts: 'leaves',
  location: '',
  ecosystems: '',
});
const coffea = annotatedRow('Coffea arabica');
const known = (...organisms: Prefill['form']['organisms']): Prefill => ({
  form: { ...EMPTY_FORM, title: 'T', name: 'caffeine', organisms },
  origins: { name: 'From the annotations: Trivial Name', organisms: 'From the annotations: X' },
  names: ['caffeine'],
  organismNames: organisms.map(({ name }) => name),
});
const rows = (prefilled: Prefill, draft?: SubmissionDraft) =>
  editedForm(prefilled, draft).organisms.map(({ name, parts }) => `${name} | ${parts}`);

test('without edits the form is as it was filled in', () => {
  const prefilled = known(camellia);
  expect(editedForm(prefilled, undefined)).toEqual(prefilled.form);
  expect(editedForm(prefilled, EMPTY_DRAFT)).toEqual(prefilled.form);
  expect(remainingOrigins(prefilled, undefined)).toBe(prefilled.origins);
});

test('a field that the user cleared stays empty and has no origin; the others keep theirs', () => {
  const draft = withField(EMPTY_DRAFT, 'name', '');
  expect(editedForm(known(), draft)).toMatchObject({ name: '', title: 'T' });
  expect(remainingOrigins(known(), draft)).toEqual({ organisms: 'From the annotations: X' });
});

test('with no organism known there is one row to type into', () => {
  expect(rows(known())).toEqual([' | ']);
  const [blank] = editedForm(known(), undefined).organisms;
  const typed = withOrganismChanged(EMPTY_DRAFT, blank!.id, { name: 'Aloe vera' });
  expect(rows(known(), typed)).toEqual(['Aloe vera | ']);
  expect(rows(known(camellia), typed)).toEqual(['Camellia sinensis | leaves', 'Aloe vera | ']);
  expect(rows(known(), withOrganismRemoved(EMPTY_DRAFT, blank!.id))).toEqual([]);
});

test('what was changed in a row stays with its organism, wherever that stands now', () => {
  const draft = withOrganismChanged(EMPTY_DRAFT, camellia.id, { parts: 'buds' });
  expect(rows(known(coffea, camellia), draft)).toEqual([
    'Coffea arabica | ',
    'Camellia sinensis | buds',
  ]);
  expect(remainingOrigins(known(camellia), draft)).not.toHaveProperty('organisms');
});

test('what was changed in a row outlives the annotation that named its organism', () => {
  const draft = withOrganismChanged(EMPTY_DRAFT, camellia.id, { parts: 'buds' });
  expect(rows(known(coffea), draft)).toEqual(['Coffea arabica | ', 'Camellia sinensis | buds']);
});

test('rows are removed and added, and an added one is edited and removed again', () => {
  const removed = withOrganismRemoved(EMPTY_DRAFT, camellia.id);
  expect(rows(known(camellia, coffea), removed)).toEqual(['Coffea arabica | ']);
  const added = withOrganismAdded(removed, 'x1');
  const edited = withOrganismChanged(added, 'x1', { name: 'Ilex', parts: 'leaves' });
  expect(rows(known(camellia, coffea), edited)).toEqual(['Coffea arabica | ', 'Ilex | leaves']);
  expect(rows(known(camellia, coffea), withOrganismRemoved(edited, 'x1'))).toEqual([
    'Coffea arabica | ',
  ]);
});

test('a draft keeps within its limits', () => {
  const field = withField(EMPTY_DRAFT, 'title', 'x'.repeat(1e5));
  expect(field.fields.title).toHaveLength(FIELD_LIMITS.title);
  let draft = withOrganismChanged(EMPTY_DRAFT, camellia.id, { parts: 'x'.repeat(1e5) });
  expect(draft.organisms.changed[camellia.id]?.parts).toHaveLength(ORGANISM_FIELD_LIMIT);
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
  expect(rows(known(camellia), draft)).toEqual(['Camellia sinensis | leaves', ' | leaves']);
});
