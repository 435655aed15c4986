import type { WorkDocument } from '@/domain/work';
import type { DocumentState, DoiLookup, RestoredWork } from './documentState';

/** A DOI lookup whose result is already known is not repeated. */
function restoredDoi({ doi }: WorkDocument): DoiLookup {
  if (doi === undefined) return { status: 'searching' };
  return doi === null ? { status: 'none' } : { status: 'found', doi };
}

/** The document of restored work. */
export function restoreDocument(state: DocumentState, { work, file }: RestoredWork): DocumentState {
  const { pdfId, pageCount, title, openedAt, pdfIsHidden } = work.document;
  const doi = restoredDoi(work.document);
  const open = { pdfId, file, pageCount, openedAt, doi, ...(title !== undefined && { title }) };
  return { ...state, candidate: { status: 'none' }, open, pdfIsHidden };
}
