import { createSelector } from '@reduxjs/toolkit';
import { valuesOfCandidates } from '@/domain/submission/articleCandidates';
import { firstMentions, type Mention } from '@/domain/submission/mentions';
import { NO_OFFERS, offersOf, type Offers } from '@/domain/submission/offers';
import { selectAnnotations } from '@/features/annotations';
import { selectExtractedText } from '@/article';
import { selectPrefill } from './submission.selectors';
import type { SubmissionRootState } from './submissionState';

const NO_VALUES: readonly string[] = [];

/** The article's suggestions for the open form, to be searched for in its pages. */
export const selectCandidateValues = createSelector([selectPrefill], (filled): readonly string[] =>
  filled ? valuesOfCandidates(filled.candidates) : NO_VALUES,
);

/** Located by the pages of the PDF if they could be read, otherwise by the order of the extracted text. */
const selectMentions = createSelector(
  [
    (state: SubmissionRootState) => state.article.submission.open?.mentions ?? null,
    selectCandidateValues,
    selectExtractedText,
    selectAnnotations,
  ],
  (placed, values, text, annotations): readonly Mention[] =>
    placed ?? firstMentions(values, text?.content ?? '', annotations),
);

/** The article's suggestions for the fields of the form, those nearest to the drawing first. */
export const selectOffers = createSelector(
  [selectPrefill, selectMentions],
  (filled, mentions): Offers => (filled ? offersOf(filled.candidates, mentions) : NO_OFFERS),
);
