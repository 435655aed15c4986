import { createOffsetMap } from '@/domain/codePoints';
import { isDoubtfulLabel } from '@/domain/compoundLabel';
import { noteWords, type DrawingNote } from '@/domain/exports/annotatedPdf/drawingNote';
import { spokenPlace, type PlacedText } from '@/domain/exports/annotatedPdf/spokenPlace';
import type { CompoundRecord } from '@/domain/exports/compoundRecord';
import { FORMATS } from '@/domain/exports/exportFormats';
import type { RecordDrawing } from '@/domain/exports/recordDrawing';
import { edgesOf, type Segment } from '@/domain/segment';
import {
  selectDrawingNumbers,
  selectExtractedText,
  selectOpenDocument,
  selectSegmentById,
  selectStandingJudgement,
} from '@/article';
import { call, select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { PdfPageText } from '@/platform/pdfs';
import type { ExportJob } from '../exportJob.selectors';

/** With what makes documents of other files, which also writes PDFs. */
const loadWriter = () =>
  import(/* webpackChunkName: "made-documents" */ '../annotatedPdf/annotatePdf');

/**
 * The article's PDF with its drawings outlined and named, and linked from where the text speaks of them.
 *
 * @throws Error with a sentence for the user
 */
export function* annotatedPdfFile({ plan }: ExportJob): SagaGenerator<Blob> {
  const document = yield* select(selectOpenDocument);
  const { clock, files } = yield* getPlatform();
  const file = document && files.get(document.file.fileId);
  if (!document || !file) throw new Error('The PDF is no longer available.');
  const bytes = new Uint8Array(yield* call([file, file.arrayBuffer]));
  const pages = yield* call(textOfPages, document.file.fileId);
  const notes = yield* call(notesOf, plan.records, pages);
  const { annotatePdf } = yield* call(loadWriter);
  const written = yield* call(annotatePdf, bytes, notes, new Date(clock.now()));
  return new Blob([written as BlobPart], { type: FORMATS.annotatedPdf.mediaType });
}

/** By page, from 1; empty where the text cannot be read: then nothing is linked. */
function* textOfPages(fileId: string): SagaGenerator<ReadonlyMap<number, PlacedText>> {
  const { pdfs } = yield* getPlatform();
  const life = new AbortController();
  try {
    const pages: readonly PdfPageText[] = yield* call([pdfs, pdfs.readText], fileId, life.signal);
    return new Map(pages.map((page) => [page.page, page]));
  } catch {
    return new Map();
  } finally {
    life.abort();
  }
}

type Pages = ReadonlyMap<number, PlacedText>;

function* notesOf(
  records: readonly CompoundRecord[],
  pages: Pages,
): SagaGenerator<readonly DrawingNote[]> {
  const notes: DrawingNote[] = [];
  const article = (yield* select(selectExtractedText))?.content ?? '';
  for (const record of records) {
    for (const drawing of record.drawings) {
      const segment = yield* select(selectSegmentById, drawing.id);
      if (!segment || !drawing.box) continue;
      const spokenOf = spokenPlaces(segment, article, pages);
      notes.push(yield* call(noteOf, record, { ...drawing, box: drawing.box }, segment, spokenOf));
    }
  }
  return notes;
}

function* noteOf(
  record: CompoundRecord,
  { box }: RecordDrawing & { readonly box: NonNullable<RecordDrawing['box']> },
  segment: Segment,
  spokenOf: DrawingNote['spokenOf'],
): SagaGenerator<DrawingNote> {
  const judgement = yield* select(selectStandingJudgement, segment);
  const ordinal = (yield* select(selectDrawingNumbers))[segment.id] ?? '';
  return {
    ...{ page: box.page, box: edgesOf(box), tag: `#${ordinal}`, spokenOf },
    words: noteWords(record, { ordinal, judgement }),
    isChecked: judgement?.verdict === 'correct',
  };
}

/** Where the text speaks of what a label names, unless it is doubtful that this is the drawing. */
function spokenPlaces(
  { label, mentions = [] }: Segment,
  article: string,
  pages: Pages,
): DrawingNote['spokenOf'] {
  if (label && isDoubtfulLabel(label)) return [];
  const offsets = createOffsetMap(article);
  return mentions.flatMap(({ page, start, end }) => {
    const text = pages.get(page);
    const spoken = { from: offsets.toCodeUnits(start), to: offsets.toCodeUnits(end) };
    const box = text && spokenPlace(article, spoken, text);
    return box ? [{ page: page - 1, box }] : [];
  });
}
