import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Segment } from '@/domain/segment';
import {
  compoundFieldsSet,
  segmentChanged,
  selectCompoundDraft,
  selectSegmentById,
} from '@/article';
import { historySaga, undoRequested } from '@/features/history';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { openDocument, receiveSegments } from '@/testing/builders';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { MoreFacts } from './MoreFacts';

let page: TestStore;
let segment: Segment;

function Shown({ id }: { readonly id: string }) {
  return <MoreFacts id={id} label={useSelectorWith(selectSegmentById, id)?.label} />;
}

beforeEach(async () => {
  page = makeTestStore({ runSagas: false });
  page.runSaga(historySaga);
  await openDocument(page);
  [segment] = receiveSegments(page, 1) as [Segment];
  const place = { page: 1, start: 0, end: 1, sentence: 'It.' };
  const statedNames = [{ name: 'kojic acid', otherNames: ['kojate', 'C-122'], ...place }];
  const label = { name: 'kojic acid', text: 'kojic acid', confidence: 0.98, statedNames };
  page.store.dispatch(segmentChanged({ ...segment, label: { ...label, box: [0, 0, 1, 1] } }));
});

const show = () => renderWithStore(<Shown id={segment.id} />, page);
const said = () => selectCompoundDraft(page.store.getState(), segment.id);
const open = () => userEvent.click(screen.getByRole('button', { name: /^Show synonyms/ }));
const say = (fields: object) =>
  act(() => void page.store.dispatch(compoundFieldsSet({ ids: [segment.id], fields })));

test('the fields are folded while they say nothing, and unfolded once they do', () => {
  show();
  expect(screen.queryByLabelText('Synonyms')).toBeNull();
  say({ ecosystem: 'soil' });
  expect(screen.getByLabelText('Ecosystem')).toHaveValue('soil');
});

test('what is typed is kept as one step, and undo takes it back', async () => {
  show();
  await open();
  await userEvent.type(screen.getByLabelText('Synonyms'), 'kojate{Enter}C-122');
  await userEvent.tab();
  expect(said()).toEqual({ synonyms: 'kojate\nC-122' });
  act(() => void page.store.dispatch(undoRequested()));
  expect(said()).toEqual({});
});

test('names of the article are offered, added by one key each, and never by themselves', async () => {
  show();
  await open();
  expect(said()).toEqual({});
  act(() => screen.getByRole('button', { name: 'Add kojate' }).focus());
  await userEvent.keyboard('{Enter}');
  expect(said()).toEqual({ synonyms: 'kojate' });
  expect(screen.queryByRole('button', { name: 'Add kojate' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Add C-122' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(said()).toEqual({ synonyms: 'kojate\nC-122' });
});

test('what is no address of a page stays, and is said to go nowhere, once it is not being typed', async () => {
  show();
  await open();
  const link = screen.getByLabelText('Link');
  await userEvent.type(link, 'example.org');
  expect(link).not.toHaveAttribute('aria-invalid');
  await userEvent.tab();
  expect(link).toHaveAccessibleDescription(/begins with https:\/\//);
  expect(said()).toEqual({ link: 'example.org' });
  await userEvent.type(link, '{Home}https://');
  await userEvent.tab();
  expect(link).not.toHaveAttribute('aria-invalid');
});
