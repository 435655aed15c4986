import type { ExtractedText } from '@/domain/extractedText';
import type { TextExtractionState, TextRootState } from './text.slice';

export const selectExtractedText = (state: TextRootState): ExtractedText | null =>
  state.text.extracted;

export const selectTextExtraction = (state: TextRootState): TextExtractionState =>
  state.text.extraction;

export const selectTextHistory = (state: TextRootState) => state.text.history;
