import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createExtractedText } from '@/domain/extractedText';
import { selectNotices } from '@/features/notices';
import { selectExtractedText, textReceived } from '@/article';
import { openDocument } from '@/testing/builders';
import { installDialogForJsdom } from '@/testing/dialogForJsdom';
import { jsonResponse, type FakeHandler } from '@/testing/fakes/fakeFetch';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { annotationsSaga } from '../../annotations.saga';
import { selectAnnotations } from '../../annotations.selectors';
import { SavedResults } from './SavedResults';

beforeAll(installDialogForJsdom);

const PDF_ID = '1700000000000';
const TEXT = 'Quercetin is a flavonol.';
const OTHER = 'Rutin is a glycoside.';
const FILENAME = 'extraction_0123abcd.json';
const SAVED = {
  timestamp: '2026-01-02T03:04:05',
  input_text: TEXT,
  extracted_json: { trivial_name: 'Quercetin' },
  positions: [{ label: 'trivial_name', start_offset: 0, end_offset: 9 }],
};
const FILE = {
  filename: FILENAME,
  size_bytes: 300,
  created_time: 1_700_000_000,
  input_text_preview: TEXT,
};
const lists =
  (files: readonly object[]): FakeHandler =>
  () =>
    jsonResponse({ extraction_files: files });
const gives =
  (body: object): FakeHandler =>
  () =>
    jsonResponse(body);

describe('saved annotation results', () => {
  let test: TestStore;
  async function open(
    list: FakeHandler,
    { saved = gives(SAVED), text = TEXT as string | null } = {},
  ) {
    test = makeTestStore({ runSagas: false });
    test.platform.server.on('GET', '/openai/list_extractions', list);
    test.platform.server.on('GET', `/openai/get_extraction/${FILENAME}`, saved);
    test.runSaga(annotationsSaga);
    await openDocument(test, { pdfId: PDF_ID });
    if (text !== null) receive(text);
    renderWithStore(<SavedResults />, test);
    await userEvent.click(screen.getByRole('button', { name: 'Saved results' }));
  }
  function receive(content: string) {
    const made = createExtractedText(content, 'paper.pdf', '2026-01-02T03:04:05.000Z');
    const { pdfFilename, extractedAt, characterCount } = made.metadata;
    const historyEntry = {
      id: '1',
      pdfFilename,
      extractedAt,
      characterCount,
      textPreview: content,
    };
    test.store.dispatch(
      textReceived({ pdfId: PDF_ID, text: made, isUnchanged: false, historyEntry }),
    );
  }
  const load = async () =>
    userEvent.click(await screen.findByRole('button', { name: `Load ${FILENAME}` }));
  const notices = () =>
    selectNotices(test.store.getState()).map(({ message, cause }) =>
      cause ? `${message} (${cause})` : message,
    );
  const annotated = () => selectAnnotations(test.store.getState()).map(({ text }) => text);
  const shownText = () => selectExtractedText(test.store.getState())?.content;

  it('identifies a result for the text on screen, and loads it at once', async () => {
    await open(lists([FILE]));
    expect(await screen.findByText('This text')).toBeVisible();
    await load();
    expect(annotated()).toEqual(['Quercetin']);
    expect(notices()).toEqual(['Loaded 1 annotations from saved result']);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('lists a result with an invalid time without showing a time', async () => {
    await open(lists([{ ...FILE, created_time: 1e300 }]));
    expect(await screen.findByRole('button', { name: `Load ${FILENAME}` })).toBeVisible();
    expect(screen.queryByText(/Invalid/)).toBeNull();
  });

  it('loads its own text when there is none', async () => {
    await open(lists([FILE]), { text: null });
    await load();
    expect(shownText()).toBe(TEXT);
    expect(annotated()).toEqual(['Quercetin']);
  });

  it('asks before replacing another text', async () => {
    await open(lists([FILE]), { text: OTHER });
    await load();
    expect(shownText()).toBe(OTHER);
    await userEvent.click(screen.getByRole('button', { name: 'Replace the text' }));
    expect(shownText()).toBe(TEXT);
    expect(annotated()).toEqual(['Quercetin']);
  });

  it('changes nothing when the user declines', async () => {
    await open(lists([FILE]), { text: OTHER });
    await load();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(shownText()).toBe(OTHER);
    expect(screen.getByRole('button', { name: `Load ${FILENAME}` })).toBeVisible();
  });

  it('says that there are none', async () => {
    await open(lists([]));
    expect(await screen.findByText('No saved results')).toBeVisible();
  });

  it('says why the results could not be listed, and offers to retry', async () => {
    let isUp = false;
    await open(() =>
      isUp
        ? jsonResponse({ extraction_files: [FILE] })
        : jsonResponse({ detail: 'Error listing extractions: disk' }, { status: 500 }),
    );
    const dialog = screen.getByRole('dialog');
    expect(await within(dialog).findByText(/Error listing extractions: disk/)).toBeVisible();
    isUp = true;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: `Load ${FILENAME}` })).toBeVisible();
  });

  it.each([
    [
      'is gone',
      () => jsonResponse({ detail: `Extraction result not found: ${FILENAME}` }, { status: 404 }),
      `Extraction result not found: ${FILENAME}`,
    ],
    ['has no positions', gives({ input_text: TEXT }), 'Invalid saved annotation data'],
  ])('keeps the current text when a result %s', async (_what, saved, cause) => {
    await open(lists([FILE]), { saved });
    await load();
    expect(notices()).toEqual([`Failed to load saved annotation (${cause})`]);
    expect(shownText()).toBe(TEXT);
  });
});
