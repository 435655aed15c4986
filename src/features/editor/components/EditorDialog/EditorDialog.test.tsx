import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readingReceived, selectAllSegments } from '@/article';
import { openDocument, receiveSegments } from '@/testing/builders';
import { installDialogForJsdom } from '@/testing/dialogForJsdom';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import {
  applyRefused,
  drawingChanged,
  editingStarted,
  editorFailed,
  editorOpened,
  stereoLossFound,
  selectOpenEditor,
} from '../../editor.slice';
import { EditorPart, StructureEditor } from '../StructureEditor';

installDialogForJsdom();

/** It loads when it is first opened, which is not what is tested here. */
beforeAll(EditorPart.preload);

async function show() {
  const test = makeTestStore({ runSagas: false });
  await openDocument(test);
  const [segment] = receiveSegments(test, 1);
  renderWithStore(<StructureEditor />, test);
  const tell = (action: Parameters<typeof test.store.dispatch>[0]) =>
    act(() => void test.store.dispatch(action));
  tell(editorOpened({ segmentId: segment!.id }));
  await screen.findByRole('dialog', { name: 'Edit Structure' });
  const editor = () => selectOpenEditor(test.store.getState());
  return { test, tell, editor, user: userEvent.setup() };
}

const started = editingStarted({ problem: null });
const apply = () => screen.getByRole('button', { name: 'Apply' });
const press = (name: string) => screen.getByRole('button', { name });

test('is not there until it is opened', () => {
  renderWithStore(<StructureEditor />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('shows the segment, and that the editor is starting', async () => {
  const { test } = await show();
  expect(screen.getByText('Segment #1, page 1')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Starting the editor...');
  expect(apply()).toHaveAccessibleDescription('The editor is starting');
  expect(test.platform.editorFrames.adopted).toEqual([
    screen.getByTitle('Ketcher structure editor'),
  ]);
});

test('lists what may be wrong of the reading, each once', async () => {
  const { test, tell } = await show();
  expect(screen.queryByRole('list', { name: 'Places to look at' })).not.toBeInTheDocument();
  const place = { kind: 'atom', atoms: [0], x: 0.5, y: 0.5, confidence: 0.4 } as const;
  const doubts = ['This may be OH.', 'This wedge marks no centre.', 'This may be OH.'].map(
    (says) => ({ ...place, says }),
  );
  const [segment] = selectAllSegments(test.store.getState());
  const version = {
    ...{ smiles: 'CC', engine: 'decimer', timestamp: '2026-01-02T03:04:05.000Z', doubts },
    ...{ useCoordinates: false, handDrawn: false, fromFallback: false },
  };
  tell(readingReceived({ segment: segment!, version }));
  const list = screen.getByRole('list', { name: 'Places to look at' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['This may be OH.', 'This wedge marks no centre.']);
});

test('reports that the editor failed to load, and starts it again in another frame', async () => {
  const { test, tell, user } = await show();
  const [first] = test.platform.editorFrames.adopted;
  tell(editorFailed({ message: 'The editor did not load', cause: 'Not ready' }));
  expect(screen.getByText('The editor did not load', { selector: 'h3' })).toBeVisible();
  expect(screen.getByText('Not ready')).toBeVisible();
  expect(test.platform.editorFrames.adopted).toEqual([]);
  await user.click(press('Retry'));
  expect(screen.getByText('Starting the editor...')).toBeVisible();
  expect(test.platform.editorFrames.adopted).toHaveLength(1);
  expect(test.platform.editorFrames.adopted[0]).not.toBe(first);
});

test('for a structure to search for, there is nothing beside it, and its drawing is used', async () => {
  const { tell, editor, user } = await show();
  tell(editorOpened({ segmentId: null }));
  expect(screen.getByRole('dialog', { name: 'Draw Structure' })).toBeVisible();
  expect(screen.queryByText('As in the paper')).not.toBeInTheDocument();
  tell(started);
  await user.click(press('Use drawing'));
  expect(editor()?.phase).toBe('applying');
  expect(press('Reading...')).toHaveAttribute('aria-disabled', 'true');
});

test('applies once at a time', async () => {
  const { tell, editor, user } = await show();
  tell(started);
  await user.click(apply());
  expect(editor()?.phase).toBe('applying');
  expect(press('Applying...')).toHaveAttribute('aria-disabled', 'true');
});

test('shows why a drawing was refused, until it is changed', async () => {
  const { tell } = await show();
  tell(started);
  tell(applyRefused({ message: 'No structure returned from editor', cause: 'a reaction arrow' }));
  expect(screen.getByText('No structure returned from editor: a reaction arrow')).toBeVisible();
  expect(apply()).toBeEnabled();
  tell(drawingChanged());
  expect(screen.queryByText(/^No structure returned/)).not.toBeInTheDocument();
});

test.each(['Cancel', 'Close'])('"%s" closes it if nothing was changed', async (name) => {
  const { tell, user } = await show();
  tell(started);
  await user.click(press(name));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('asks before changes are lost', async () => {
  const { tell, editor, user } = await show();
  tell(started);
  tell(drawingChanged());
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Discard your changes?' })).toBeVisible();
  await user.click(press('Keep editing'));
  expect(editor()).toMatchObject({ phase: 'editing', isChanged: true });
  await user.click(press('Cancel'));
  await user.click(press('Discard changes'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  [
    { centres: { before: 5, after: 2 } },
    'Stereo centres were lost',
    ['3 of 5 stereo centres are no longer defined: the drawing now has 2.'],
  ],
  [
    { centres: { before: 1, after: 0 }, doubleBonds: { before: 3, after: 1 } },
    'Stereo centres were lost',
    [
      '1 of 1 stereo centre is no longer defined: the drawing now has 0.',
      '2 of 3 double bonds are no longer E or Z: the drawing now has 1.',
    ],
  ],
  [
    { doubleBonds: { before: 1, after: 0 } },
    'Double bonds lost their E or Z',
    ['1 of 1 double bond is no longer E or Z: the drawing now has 0.'],
  ],
])('counts the stereo that was lost: %j', async (loss, title, words) => {
  const { tell, editor, user } = await show();
  tell(started);
  await user.click(apply());
  tell(stereoLossFound(loss));
  const question = screen.getByRole('dialog', { name: title });
  expect(
    within(question)
      .getAllByText(/no longer/)
      .map((it) => it.textContent),
  ).toEqual(words);
  await user.click(press('Back'));
  expect(editor()).toMatchObject({ phase: 'editing', question: null });
});
