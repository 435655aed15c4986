/** @jest-environment node */
import { createExtractedText, type HistoryEntry } from '@/domain/extractedText';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { restoreWork } from '@/testing/restoreWork';
import { selectExtractedText, selectTextHistory } from '@/article';
import { selectTextExtraction } from './textExtraction.slice';

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

test('the extractions that are listed are those of the restored work', async () => {
  await restoreWork(page, { text: { extracted: null, history: onDays(3, 1) } });
  await restoreWork(page, { text: { extracted: null, history: onDays(4, 2) } });
  expect(selectTextHistory(state())).toEqual(onDays(4, 2));
});
