import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createExtractedText } from '@/domain/extractedText';
import { textReceived } from '@/article';
import { readTrace } from './replaying/readTrace';
import { openDocument, receiveSegments } from '@/testing/builders';
import { installDialogForJsdom } from '@/testing/dialogForJsdom';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { SaveTrace } from './components/SaveTrace/SaveTrace';
import { tracesSaga } from './sagas/saveTrace.saga';

beforeAll(installDialogForJsdom);

const TEXT = 'Quercetin from the leaves of Camellia sinensis.';

/** jsdom's blobs lack `text()`. */
const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

async function start() {
  const test = makeTestStore({ runSagas: false });
  test.runSaga(tracesSaga);
  await openDocument(test, { name: 'secret-work.pdf' });
  test.store.dispatch(
    textReceived({
      pdfId: '1700000000000',
      text: createExtractedText(TEXT, 'secret-work.pdf', '2026-01-02T03:04:05.000Z'),
      isUnchanged: false,
      historyEntry: {
        id: 'h1',
        pdfFilename: 'secret-work.pdf',
        extractedAt: '2026-01-02T03:04:05.000Z',
        textPreview: `${TEXT.slice(0, 30)}...`,
        characterCount: TEXT.length,
      },
    }),
  );
  receiveSegments(test, 2, { directory: 'secret-work-1f2e' });
  renderWithStore(<SaveTrace />, test);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Save trace…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Save trace' });
  const save = async () => {
    await user.click(within(dialog).getByRole('button', { name: /^Save / }));
    return textOf(test.platform.saved.at(-1)!.content);
  };
  return { test, user, dialog, save };
}

/** The file's metadata, apart from the trace. */
const saidOf = (text: string) =>
  (JSON.parse(text) as { marcus: { articleIsLeftOut: boolean } }).marcus;

test('shows what the trace contains before it is saved', async () => {
  const { dialog, test } = await start();
  expect(dialog).toHaveTextContent('secret-work.pdf, paper.pdf as placeholders');
  expect(dialog).toHaveTextContent('47 characters as placeholders');
  expect(dialog).toHaveTextContent(/document 1/);
  expect(test.platform.saved).toHaveLength(0);
});

test('leaves out the article’s text and names by default', async () => {
  const { save, test } = await start();
  const text = await save();
  expect(text).not.toMatch(/secret-work|Quercetin|Camellia/);
  expect(readTrace(text).steps.length).toBeGreaterThanOrEqual(4);
  expect(saidOf(text)).toMatchObject({ articleIsLeftOut: true });
  const [saved] = test.platform.saved;
  expect(saved!.name).toMatch(/^marcus-trace-\d{8}-\d{6}\.json$/);
  expect(saved!.content.type).toBe('application/json');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(test.store.getState().screen.traces).toEqual({ status: 'idle' });
});

test('includes the article’s text and names when the user chooses to', async () => {
  const { save, user, dialog } = await start();
  await user.click(within(dialog).getByRole('checkbox'));
  expect(dialog).not.toHaveTextContent('as placeholders');
  const text = await save();
  expect(text).toMatch(/secret-work\.pdf.*Quercetin/s);
  expect(saidOf(text)).toMatchObject({ articleIsLeftOut: false });
});

test('saves nothing when dismissed, and can be opened again', async () => {
  const { test, user, dialog } = await start();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(test.store.getState().screen.traces).toEqual({ status: 'idle' });
  expect(test.platform.saved).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Save trace…' }));
  expect(await screen.findByRole('dialog', { name: 'Save trace' })).toBeVisible();
});
