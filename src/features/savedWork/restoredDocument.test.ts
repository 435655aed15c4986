/** @jest-environment node */
import { selectOpenDocument, selectPdfIsHidden, workRestored } from '@/article';
import type { WorkDocument } from '@/domain/work';
import { openDocument } from '@/testing/builders';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { savedWorkOn } from '@/testing/restoreWork';

let page: TestStore;
beforeEach(() => {
  page = makeTestStore({ runSagas: false });
});
const state = () => page.store.getState();

/** Opens an article and its saved work, of which the document has these fields. */
async function restore(fields: Partial<WorkDocument>) {
  const file = await openDocument(page, { pdfId: '7' });
  const { work, ...rest } = savedWorkOn(file);
  const document = { ...work.document, pdfId: '7', ...fields };
  page.store.dispatch(workRestored({ ...rest, work: { ...work, document } }));
  return file;
}

test.each([
  ['searched for when it was unknown', {}, { status: 'searching' }],
  ['known to be missing', { doi: null }, { status: 'none' }],
  ['known', { doi: '10.5555/x' }, { status: 'found', doi: '10.5555/x' }],
])('the DOI of restored work is %s', async (_what, fields, doi) => {
  await restore(fields);
  expect(selectOpenDocument(state())?.doi).toEqual(doi);
});

test('restored work has the file that is there, and whether its pages were hidden', async () => {
  const file = await restore({ title: 'A paper', pageCount: 5, pdfIsHidden: true });
  expect(selectOpenDocument(state())).toMatchObject({ title: 'A paper', pageCount: 5, file });
  expect(selectPdfIsHidden(state())).toBe(true);
});

test('restored work has no title when the PDF had none', async () => {
  await restore({});
  expect(selectOpenDocument(state())).not.toHaveProperty('title');
});
