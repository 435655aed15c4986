import { kappaOf, type AgreementCounts } from '@/domain/team/agreement';
import { partInWords } from './partWords';

/** What is said of κ where it stands. */
export const KAPPA_MEANS = 'Cohen’s kappa: how far they agree beyond chance, 1 at most';

const FIELD_WORDS: Readonly<Record<string, string>> = {
  verdict: 'Judgement',
  structure: 'Structure',
};

/** @param field of a `FieldAgreement` */
export const fieldInWords = (field: string): string =>
  (Object.hasOwn(FIELD_WORDS, field) && FIELD_WORDS[field]) || partInWords(`drafts/x/${field}`);

export const kappaInWords = (counts: AgreementCounts): string =>
  kappaOf(counts)?.toFixed(2) ?? 'not defined';
