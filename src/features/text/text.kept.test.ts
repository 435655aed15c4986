/** @jest-environment node */
import { createExtractedText, type HistoryEntry } from '@/domain/extractedText';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { restoreWork } from '@/testing/restoreWork';
import { selectExtractedText, selectTextExtraction, selectTextHistory } from './text.slice';

/** An extraction of a day of January 2026. */
const extractedOn = (day: number): HistoryEntry => ({
  id: `of day ${day}`,
  pdfFilename: 'paper.pdf',
  extractedAt: `2026-01-${String(day).padStart(2, '0')}T03:04:05.000Z`,
  textPreview: 'Kojic acid',
  characterCount: 10,
});
const onDays = (...days: number[]) => days.map(extractedOn);
const TEXT = createExtractedText('Kojic acid', 'paper.pdf', '2026-01-01T03:04:05.000Z');

let page: TestStore;
beforeEach(() => {
  page = makeTestStore({ runSagas: false });
});
const state = () => page.store.getState();

test('restored work brings back its text, with no extraction running', async () => {
  await restoreWork(page, { text: { extracted: TEXT, history: [] } });
  expect(selectExtractedText(state())).toEqual(TEXT);
  expect(selectTextExtraction(state())).toEqual({ status: 'idle' });
});

test('restored work without a text shows none', async () => {
  await restoreWork(page, { text: { extracted: TEXT, history: [] } });
  await restoreWork(page, {});
  expect(selectExtractedText(state())).toBeNull();
});

describe('the histories of restored work and of the page are merged', () => {
  const days = async (ofThePage: number[], ofTheWork: number[]) => {
    await restoreWork(page, { text: { extracted: null, history: onDays(...ofThePage) } });
    await restoreWork(page, { text: { extracted: null, history: onDays(...ofTheWork) } });
    return selectTextHistory(state());
  };

  test('with the latest first, whichever it came from', async () => {
    expect(await days([4, 2], [3, 1])).toEqual(onDays(4, 3, 2, 1));
  });

  test('with an extraction in both listed once', async () => {
    expect(await days([3, 2], [2, 1])).toEqual(onDays(3, 2, 1));
  });

  test('to the ten latest extractions', async () => {
    expect(await days([11, 9, 7, 5, 3, 1], [12, 10, 8, 6, 4, 2])).toEqual(
      onDays(12, 11, 10, 9, 8, 7, 6, 5, 4, 3),
    );
  });
});
