import { act, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { CompoundDraft } from '@/domain/compoundDraft';
import type { Segment } from '@/domain/segment';
import type { StructureVersion } from '@/domain/structure';
import {
  compoundFieldsSet,
  readingReceived,
  segmentChanged,
  segmentsJudged,
  selectJudgement,
  selectStructureOf,
} from '@/article';
import { editorSaga, selectOpenEditor } from '@/features/editor';
import { judgingSaga } from '@/features/judging';
import { reviewRequested } from '@/features/review';
import { structuresSaga } from '@/features/structures';
import { openDocument, receiveSegments } from '@/testing/builders';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { PRINTED_LABEL } from '@/testing/segments';
import { SegmentCard } from './SegmentCard';

const READING: StructureVersion = {
  smiles: 'CCO',
  engine: 'molnextr',
  program: 'VectorGraph',
  programVersion: '0.1',
  confidence: 0.95,
  depiction: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  useCoordinates: false,
  handDrawn: false,
  processingTime: 80,
  timestamp: '2026-01-02T03:04:06.000Z',
  fromFallback: false,
};

async function show() {
  const test = makeTestStore({ runSagas: false });
  test.runSaga(structuresSaga);
  test.runSaga(judgingSaga);
  await openDocument(test);
  const segments = receiveSegments(test, 2);
  renderWithStore(
    <div role="list">
      {segments.map(({ id }, index) => (
        <SegmentCard key={id} id={id} position={index + 1} total={2} tabbable={index === 0} />
      ))}
    </div>,
    test,
  );
  return { test, segments, user: userEvent.setup() };
}

const read = ({ store }: TestStore, segment: Segment, version: Partial<StructureVersion> = {}) =>
  act(() => void store.dispatch(readingReceived({ segment, version: { ...READING, ...version } })));
const card = (name: string) => within(screen.getByRole('listitem', { name }));
const first = () => card('Segment 1, page 1, number 1');

test('a segment that was not read is pending and says so', async () => {
  await show();
  expect(first().getByText('Pending')).toBeVisible();
  expect(first().getByText('Not yet recognised')).toBeVisible();
});

test('a card shows the number and name that the page prints beside its drawing', async () => {
  const { test, segments } = await show();
  expect(first().queryByText(/from the page/)).toBeNull();
  const label = { number: '3', name: 'quercetin', text: '3 quercetin', confidence: 0.98 };
  const box = [0, 0, 1, 1] as const;
  act(
    () => void test.store.dispatch(segmentChanged({ ...segments[0]!, label: { ...label, box } })),
  );
  expect(first().getByText('3 · quercetin')).toBeVisible();
});

test("a card shows a person's word on number and name before what the page prints", async () => {
  const { test, segments } = await show();
  const [segment] = segments;
  const label = { ...PRINTED_LABEL, number: '3', name: 'quercetin' };
  const say = (fields: CompoundDraft) =>
    act(() => void test.store.dispatch(compoundFieldsSet({ ids: [segment!.id], fields })));
  act(() => void test.store.dispatch(segmentChanged({ ...segment!, label })));
  say({ name: 'Rutin' });
  expect(first().getByTitle('3 · Rutin')).toHaveTextContent('3 · Rutin');
  say({ number: '', name: '' });
  expect(first().queryByText(/Rutin|quercetin|^3/)).toBeNull();
});

test('a segment that was read is processed, with its drawing, how sure it is, and its program on demand', async () => {
  const { test, segments } = await show();
  read(test, segments[0]!);
  expect(first().getByText('Processed')).toBeVisible();
  expect(
    first().getByRole('img', { name: 'Structure read from page 1, number 1: CCO' }),
  ).toBeVisible();
  expect(first().getByText('sure')).toBeVisible();
  expect(first().getByText('p. 1')).toHaveAttribute('title', 'Page 1, read by VectorGraph 0.1');
});

test('a drawing from outside is shown as an image, never as markup', async () => {
  const { test, segments } = await show();
  read(test, segments[0]!, { depiction: '<svg onload="alert(1)"><script>alert(2)</script></svg>' });
  const image = first().getByRole('img', { name: /Structure read/ });
  expect(image).toHaveAttribute('src', expect.stringMatching(/^data:image\/svg\+xml;/));
  expect(document.querySelector('script')).toBeNull();
});

test('selecting makes it verified, and leaves the other card alone', async () => {
  const { user, test, segments } = await show();
  read(test, segments[0]!);
  await user.click(first().getByRole('checkbox', { name: 'Select segment 1' }));
  expect(first().getByText('Verified')).toBeVisible();
  expect(card('Segment 2, page 1, number 2').getByText('Pending')).toBeVisible();
});

test('its badge distinguishes what was selected from what a person marked as correct', async () => {
  const { user, test, segments } = await show();
  const badge = () => first().getByText(/^(Verified|Processed)$/).textContent;
  read(test, segments[0]!);
  expect(badge()).toBe('Processed: Read, neither selected nor marked as correct');
  await user.click(first().getByRole('checkbox', { name: 'Select segment 1' }));
  expect(badge()).toBe('Verified: Selected, not marked as correct by a person');
  await user.click(first().getByRole('button', { name: 'Mark as correct' }));
  expect(badge()).toBe('Verified: Selected, and marked as correct by a person');
  await user.click(first().getByRole('checkbox', { name: 'Select segment 1' }));
  expect(badge()).toBe('Verified: Marked as correct by a person, not selected');
});

describe('a segment without a structure', () => {
  const fail = ({ store }: TestStore, segment: Segment) =>
    act(() => {
      const { smiles: _smiles, ...nothing } = READING;
      const version = { ...nothing, error: 'no atoms found' };
      store.dispatch(readingReceived({ segment, version }));
    });

  test('stays pending however it is selected, and cannot be marked', async () => {
    const { user, test, segments } = await show();
    await user.click(first().getByRole('checkbox', { name: 'Select segment 1' }));
    screen.getByRole('listitem', { name: /Segment 1/ }).focus();
    await user.keyboard('v');
    expect(first().getByText('Pending')).toBeVisible();
    expect(first().queryByRole('button', { name: /correct/ })).toBeNull();
    expect(selectJudgement(test.store.getState(), segments[0]!.id)).toBeUndefined();
  });

  test('that could not be read is failed with its reason, even if it is selected', async () => {
    const { user, test, segments } = await show();
    await user.click(first().getByRole('checkbox', { name: 'Select segment 1' }));
    fail(test, segments[0]!);
    expect(first().getByText('Failed')).toBeVisible();
    expect(first().getByText('no atoms found')).toBeVisible();
    expect(first().getByRole('button', { name: 'Retry' })).toBeEnabled();
    expect(first().queryByText('Verified')).toBeNull();
  });

  test('that was marked in earlier work is not shown as checked', async () => {
    const { test, segments } = await show();
    const { id } = segments[0]!;
    act(
      () =>
        void test.store.dispatch(segmentsJudged({ judgements: { [id]: { verdict: 'correct' } } })),
    );
    expect(first().getByText('Pending')).toBeVisible();
  });
});

test('space selects and v marks as correct, only on the card itself', async () => {
  const { user, test, segments } = await show();
  read(test, segments[0]!);
  screen.getByRole('listitem', { name: /Segment 1/ }).focus();
  await user.keyboard(' ');
  expect(first().getByRole('checkbox')).toBeChecked();
  await user.keyboard(' ');
  expect(first().getByRole('checkbox')).not.toBeChecked();
  await user.keyboard('v');
  expect(first().getByRole('checkbox')).toBeChecked();
  expect(first().getByRole('button', { name: 'Verified as correct' })).toBeVisible();
  first().getByRole('checkbox').focus();
  await user.keyboard('v');
  expect(first().getByRole('button', { name: 'Verified as correct' })).toBeVisible();
});

test('Shift and Enter review the drawing of the card', async () => {
  const { user, test, segments } = await show();
  const dispatch = jest.spyOn(test.store, 'dispatch');
  screen.getByRole('listitem', { name: /Segment 1/ }).focus();
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  const request = { view: 'drawings', segmentId: segments[0]!.id } as const;
  expect(dispatch).toHaveBeenCalledWith(reviewRequested(request));
});

test('the SMILES is copied', async () => {
  const { user, test, segments } = await show();
  read(test, segments[0]!);
  await user.click(first().getByRole('button', { name: 'Copy SMILES' }));
  expect(test.platform.copied).toEqual(['CCO']);
});

test('the program’s doubts are shown before its drawing is trusted', async () => {
  const { test, segments } = await show();
  read(test, segments[0]!, { remarks: ['A dashed bond was read as single'] });
  expect(
    first().getByRole('img', { name: 'Doubts: A dashed bond was read as single' }),
  ).toBeVisible();
});

describe('editing', () => {
  const openEditor = ({ store }: TestStore) => selectOpenEditor(store.getState());

  test.each([
    [
      'the button',
      async (user: UserEvent) =>
        user.click(first().getByRole('button', { name: 'Edit Structure' })),
    ],
    [
      'e on the card',
      async (user: UserEvent) => {
        screen.getByRole('listitem', { name: /Segment 1/ }).focus();
        await user.keyboard('e');
      },
    ],
  ])('begins by %s', async (_by, ask) => {
    const { user, test, segments } = await show();
    test.runSaga(editorSaga);
    read(test, segments[0]!);
    await ask(user);
    expect(openEditor(test)).toMatchObject({ segmentId: segments[0]!.id, phase: 'starting' });
  });

  test('can be undone and redone; nothing of it is lost', async () => {
    const { user, test, segments } = await show();
    read(test, segments[0]!);
    expect(first().queryByRole('button', { name: 'Undo edit' })).toBeNull();
    read(test, segments[0]!, { smiles: 'CCN', engine: 'manual-edit', editedFromOriginal: true });
    await user.click(first().getByRole('button', { name: 'Undo edit' }));
    expect(first().getByRole('img', { name: /CCO$/ })).toBeVisible();
    expect(first().queryByRole('button', { name: 'Undo edit' })).toBeNull();
    expect(selectStructureOf(test.store.getState(), segments[0]!)).toMatchObject({
      smiles: 'CCO',
      undone: [{ smiles: 'CCN' }],
    });
  });
});
