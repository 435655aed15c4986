import type { Candidate, DocumentRootState, OpenDocument, PrintProgress } from './document.slice';

export const selectOpenDocument = (state: DocumentRootState): OpenDocument | null =>
  state.document.open;

export const selectPdfId = (state: DocumentRootState): string | undefined =>
  state.document.open?.pdfId;

export const selectCandidate = (state: DocumentRootState): Candidate => state.document.candidate;

export const selectPdfIsHidden = (state: DocumentRootState): boolean => state.document.pdfIsHidden;

export const selectPrinting = (state: DocumentRootState): PrintProgress | null =>
  state.document.printing;
