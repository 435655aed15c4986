/** @jest-environment node */
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName } from '@cantoo/pdf-lib';
import { createExtractedText } from '@/domain/extractedText';
import type { StructureVersion } from '@/domain/structure';
import {
  documentOpened,
  readingReceived,
  segmentsJudged,
  segmentsReceived,
  textReceived,
} from '@/article';
import { selectNotices } from '@/features/notices';
import { flush } from '@/testing/flush';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { createSegments, PRINTED_LABEL } from '@/testing/segments';
import { exportingSaga } from '../exporting.saga';
import {
  compoundsExportRequested,
  exportDialogOpened,
  formatChosen,
  scopeChosen,
} from '../exporting.slice';

const AT = '2026-01-02T03:04:06.000Z';
const version: StructureVersion = {
  ...{ engine: 'decimer', useCoordinates: false, handDrawn: false, fromFallback: false },
  timestamp: AT,
};
const of = { directory: 'paper-1f2e', pdfId: '1700000000000', pdfFilename: 'paper.pdf' };
const TEXT = 'We isolated compound 3 as a yellow oil from the roots.';

async function twoPages(): Promise<File> {
  const pdf = await PDFDocument.create();
  pdf.addPage([400, 600]);
  pdf.addPage([400, 600]);
  return new File([(await pdf.save()) as BlobPart], 'paper.pdf');
}

/** Two drawings on the second page, of which the first is checked and spoken of on the first page. */
async function start(file?: File, label = PRINTED_LABEL): Promise<TestStore> {
  const page = makeTestStore({ runSagas: false });
  page.runSaga(exportingSaga);
  page.platform.pdfs.pageTexts = [
    { page: 1, text: TEXT, pieces: [{ start: 0, box: [0, 100, 540, 110] }] },
  ];
  const kept = await page.platform.files.add(file ?? (await twoPages()));
  const { store } = page;
  store.dispatch(documentOpened({ pdfId: of.pdfId, file: kept, pageCount: 2, openedAt: AT }));
  const text = createExtractedText(TEXT, of.pdfFilename, AT);
  const historyEntry = {
    ...{ id: 't', pdfFilename: of.pdfFilename, extractedAt: AT, textPreview: '' },
    characterCount: TEXT.length,
  };
  store.dispatch(textReceived({ pdfId: of.pdfId, text, isUnchanged: false, historyEntry }));
  const at = TEXT.indexOf('3');
  const mentions = [{ page: 1, start: at, end: at + 1, sentence: TEXT, organisms: [] }];
  const segments = createSegments(['page_1_0_segmented.png', 'page_1_1_segmented.png'], of).map(
    (segment, index) => ({
      ...segment,
      box: { page: 1, x: 50, y: 100 + 200 * index, width: 100, height: 80 },
      ...(index === 0 && { label, mentions }),
    }),
  );
  const info = { count: 2, alreadyExisted: false, ...of };
  store.dispatch(segmentsReceived({ segments, info }));
  segments.forEach((segment, index) => {
    store.dispatch(
      readingReceived({ segment, version: { ...version, smiles: 'C'.repeat(index + 1) } }),
    );
  });
  const judged = { version: { timestamp: AT, engine: 'decimer' }, at: AT };
  const judgements = { [segments[0]!.id]: { verdict: 'correct' as const, ...judged } };
  store.dispatch(segmentsJudged({ judgements }));
  store.dispatch(exportDialogOpened());
  store.dispatch(scopeChosen('all'));
  store.dispatch(formatChosen('annotatedPdf'));
  return page;
}

/** Kind and words of the annotations of each page of the file that is written. */
async function written({ store, platform }: TestStore) {
  store.dispatch(compoundsExportRequested());
  await flush();
  const saved = platform.saved.at(-1);
  if (!saved) return undefined;
  const pdf = await PDFDocument.load(await saved.content.arrayBuffer());
  const annotations = pdf.getPages().map(({ node }) => {
    const all = node.lookupMaybe(PDFName.of('Annots'), PDFArray);
    return (all?.asArray() ?? []).map((ref) => {
      const annotation = node.context.lookup(ref, PDFDict);
      const words = annotation.lookupMaybe(PDFName.of('Contents'), PDFHexString);
      return [String(annotation.get(PDFName.of('Subtype'))), words?.decodeText() ?? ''] as const;
    });
  });
  return { name: saved.name, annotations };
}

const until = async (page: TestStore) => {
  for (let tries = 0; tries < 50; tries += 1) {
    const file = await written(page);
    if (file) return file;
  }
  return undefined;
};

test('the file has the drawings on their pages, what was checked of them, and a link from the text', async () => {
  const page = await start();
  const file = await until(page);
  expect(file?.name).toBe('paper_2-compounds_annotated.pdf');
  expect(file?.annotations).toEqual([
    [['/Link', '']],
    [
      [
        '/Square',
        'Drawing 1: Verified\nNumber: 3 (found by a program, not confirmed)\nSMILES: C\nRead by: DECIMER',
      ],
      ['/Square', 'Drawing 2: Not checked\nSMILES: CC\nRead by: DECIMER'],
    ],
  ]);
});

test('a label that may be of another drawing links nothing', async () => {
  const file = await until(await start(undefined, { ...PRINTED_LABEL, confidence: 0.5 }));
  expect(file?.annotations[0]).toEqual([]);
});

test('without the text of the pages nothing is linked, and the drawings are outlined all the same', async () => {
  const page = await start();
  page.platform.pdfs.fault = { kind: 'damaged', message: 'damaged' };
  const file = await until(page);
  expect(file?.annotations.map(({ length }) => length)).toEqual([0, 2]);
});

test('a PDF that cannot be written to is told, and nothing is saved', async () => {
  const page = await start(new File(['%PDF-1.7 but no more'], 'paper.pdf'));
  await written(page);
  expect(page.platform.saved).toEqual([]);
  expect(selectNotices(page.store.getState()).at(-1)).toMatchObject({
    message: 'The compounds could not be exported',
    cause: 'The PDF is damaged: its pages cannot be written to.',
  });
});
