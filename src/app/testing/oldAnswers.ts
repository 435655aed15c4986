import { jsonResponse } from '@/testing/fakes/fakeFetch';
import { MARK, OLD_PDF, OLD_SMILES } from './oldDocument';

/** Successful answers of the services, marked as the old document's. */

const MOLFILE = '\n  test\n\n  1  0  0  0  0  0  0  0  0  0999 V2000\nM  END\n';
export const png = () =>
  new Response(new Uint8Array([137, 80, 78, 71]), { headers: { 'Content-Type': 'image/png' } });
export const cutOut = () =>
  jsonResponse({
    segments_extracted: true,
    segments_already_existed: false,
    segments_count: 1,
    segments_directory: `${MARK}/all_segments`,
    process_completed: true,
    pdf_filename: OLD_PDF.name,
  });
export const listing = () => jsonResponse({ files: [`page_0_0_${MARK}.png`] });
export const reading = () =>
  jsonResponse({ smiles: OLD_SMILES, molfile: MOLFILE, engine: 'molnextr' });
/** A structure that programs can read, without which there is nothing to compare. */
export const readingOfEachEngine = () =>
  jsonResponse({ smiles: 'CCO', molfile: MOLFILE, engine: 'molnextr' });
export const annotated = {
  positions: [{ label: MARK, start_offset: 0, end_offset: 3 }],
  saved_as: `extraction_${MARK}.json`,
};
