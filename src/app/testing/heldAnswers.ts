import { annotationRequested, savedResultRequested } from '@/features/annotations';
import { communityCheckRequested } from '@/features/communityCheck';
import {
  analysisRequested,
  commonStructureRequested,
  comparisonOpened,
} from '@/features/comparison';
import { contextOpened } from '@/features/context';
import { drawingDownloadRequested, imageDownloadRequested } from '@/features/inspector';
import { recognitionRequested, recognitionRetryRequested } from '@/features/recognition';
import { extractionRequested } from '@/features/segments';
import { allSegmentsSelected } from '@/article';
import { sessionOpened } from '@/features/session';
import { textExtractionRequested } from '@/features/text';
import { jsonResponse } from '@/testing/fakes/fakeFetch';
import type { HeldAnswer } from './heldAnswer';
import { HELD_OF_SUBMISSION } from './heldOfSubmission';
import { annotated, cutOut, listing, png, reading, readingOfEachEngine } from './oldAnswers';
import { MARK, OLD_PDF, type OldStage } from './oldDocument';

const readAll = () => [allSegmentsSelected(), recognitionRequested()];
const compare = ({ segment }: OldStage) =>
  comparisonOpened({ segmentId: segment.id, pdfId: OLD_PDF.pdfId });
const ENGINES = { '/generate_with_depiction': readingOfEachEngine };

export type { HeldAnswer };

export const HELD_ANSWERS: readonly HeldAnswer[] = [
  {
    what: 'reading its text',
    method: 'POST',
    path: '/extract_text',
    answer: () => jsonResponse({ text: `${MARK}, read again`, pdf_filename: OLD_PDF.name }),
    start: () => [textExtractionRequested()],
  },
  {
    what: 'annotating its text',
    method: 'POST',
    path: '/openai/extract_all',
    answer: () => jsonResponse({ ...annotated, extracted_data: { trivial_name: MARK } }),
    start: () => [annotationRequested()],
  },
  {
    what: 'loading a saved result',
    method: 'GET',
    path: /get_extraction/,
    answer: () => jsonResponse({ ...annotated, input_text: `${MARK} saved`, extracted_json: {} }),
    start: () => [savedResultRequested({ filename: `extraction_${MARK}.json` })],
  },
  {
    what: 'cutting out its drawings',
    method: 'POST',
    path: '/extract_segments',
    answer: cutOut,
    start: () => [extractionRequested()],
  },
  {
    what: 'listing its cut-outs',
    method: 'GET',
    path: /list_directory/,
    answer: listing,
    before: { '/extract_segments': cutOut },
    start: () => [extractionRequested()],
  },
  {
    what: 'reading its drawings',
    method: 'POST',
    path: '/generate_with_depiction',
    answer: reading,
    start: readAll,
  },
  {
    what: 'reading its drawings in the second way',
    method: 'POST',
    path: '/generate_both',
    answer: reading,
    start: readAll,
  },
  {
    what: 'reading one drawing again',
    method: 'POST',
    path: '/generate_with_depiction',
    answer: reading,
    start: ({ segment }) => [recognitionRetryRequested({ ids: [segment.id] })],
  },
  {
    what: 'cutting its drawings out again for recognition',
    method: 'POST',
    path: '/extract_segments',
    answer: cutOut,
    start: ({ test }) => [
      sessionOpened({ place: { session: { status: 'active' } }, at: test.platform.clock.now() }),
      ...readAll(),
    ],
  },
  {
    what: 'reading with three engines',
    method: 'POST',
    path: '/generate_with_depiction',
    answer: reading,
    start: (stage) => [compare(stage)],
  },
  {
    what: 'comparing the engines',
    method: 'POST',
    path: '/compare_smiles',
    answer: () => jsonResponse({ detail: `${MARK} could not be compared` }, { status: 500 }),
    before: ENGINES,
    start: (stage) => [compare(stage), analysisRequested()],
  },
  {
    what: 'finding what the engines have in common',
    method: 'POST',
    path: '/find_mcs',
    answer: () => jsonResponse({ detail: `${MARK} have nothing in common` }, { status: 500 }),
    before: ENGINES,
    start: (stage) => [compare(stage), commonStructureRequested()],
  },
  {
    what: 'showing the page of a segment',
    method: 'GET',
    path: /get_highlighted_page/,
    answer: png,
    start: ({ segment }) => [contextOpened({ segmentId: segment.id })],
  },
  {
    what: 'saving a cut-out',
    method: 'GET',
    path: /get_segment_image/,
    answer: png,
    start: ({ segment }) => [imageDownloadRequested({ segmentId: segment.id })],
  },
  {
    what: 'saving a drawing',
    method: 'POST',
    path: '/depiction/generate',
    answer: () =>
      new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', {
        headers: { 'Content-Type': 'image/svg+xml' },
      }),
    start: ({ segment }) => [drawingDownloadRequested({ segmentId: segment.id })],
  },
  {
    what: 'counting its molecules in COCONUT',
    method: 'POST',
    path: '/search',
    answer: () => jsonResponse({ data: { data: [{ id: 1 }], total: 4711 } }),
    start: () => [communityCheckRequested()],
  },
  ...HELD_OF_SUBMISSION,
];
