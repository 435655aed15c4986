import type { PageBox } from '@/domain/pageBox';
import { jsonResponse, type FakeRequest, type FakeServer } from './fakes/fakeFetch';

export const TEXT = 'Quercetin from the leaves of Camellia sinensis.';
/** Two drawings on each of the first two pages. */
export const FILES = [0, 1].flatMap((page) =>
  [0, 1].map((drawing) => `page_${page}_${drawing}_segmented.png`),
);
export const EXTRACT_TEXT = '/extract_text';
export const ANNOTATE = '/openai/extract_all';
export const EXTRACT_SEGMENTS = '/extract_segments';
export const READ = '/ocsr/generate_with_depiction';
export const READ_AGAIN = '/ocsr/generate_both';

/** Of a request to read a drawing. */
export const fileOf = ({ body }: FakeRequest): string =>
  String((body as FormData).get('image_path'))
    .split('/')
    .at(-1) ?? '';

export const refusal = (detail: string) => () => jsonResponse({ detail }, { status: 422 });

export const reading = () => jsonResponse({ smiles: 'CCO', engine: 'decimer', hardware: 'CPU' });

/** Services to which the article is no trouble at all. */
export function answerAll({ on }: FakeServer): void {
  on('POST', EXTRACT_TEXT, () => jsonResponse({ text: TEXT, pdf_filename: 'paper.pdf' }));
  on('POST', ANNOTATE, () =>
    jsonResponse({
      extracted_data: { trivial_name: 'Quercetin' },
      positions: [{ label: 'trivial_name', start_offset: 0, end_offset: 9 }],
      saved_as: 'extraction_00000000.json',
    }),
  );
  on('POST', EXTRACT_SEGMENTS, () =>
    jsonResponse({
      segments_extracted: true,
      segments_already_existed: false,
      segments_count: FILES.length,
      segments_directory: 'paper/all_segments',
      process_completed: true,
      pdf_filename: 'paper.pdf',
    }),
  );
  on('GET', /list_directory/, () => jsonResponse({ files: FILES }));
  on('POST', READ, reading);
}

/** Services that find drawings in these boxes of the first page. */
export function findSegments(
  { on }: FakeServer,
  directory: string,
  boxes: readonly PageBox[],
): void {
  const files = boxes.map((_, i) => `page_0_${i}_segmented.png`);
  on('POST', EXTRACT_SEGMENTS, () =>
    jsonResponse({
      segments_count: boxes.length,
      segments_directory: directory,
      pdf_filename: `${directory.split('/')[0]}.pdf`,
      segments: files.map((filename, i) => ({ filename, bbox: boxes[i] })),
    }),
  );
  on('GET', /list_directory/, () => jsonResponse({ files }));
}
