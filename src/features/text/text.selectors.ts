import type { ExtractedText } from '@/domain/extractedText';
import type { DocumentTaskState } from '@/features/document';
import type { TextRootState } from './text.slice';

export const selectExtractedText = (state: TextRootState): ExtractedText | null =>
  state.text.extracted;

export const selectTextExtraction = (state: TextRootState): DocumentTaskState =>
  state.text.extraction;

export const selectTextHistory = (state: TextRootState) => state.text.history;
