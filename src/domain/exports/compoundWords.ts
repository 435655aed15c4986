import { joinedDraft } from '../compoundDraft';
import type { ExportedSubmission, SegmentWords } from '../exportedStructure';
import { outcomeOf, type SubmissionAnswer } from '../submission/submissionReceipt';
import type { CompoundRecord } from './compoundRecord';

function submission(answer: SubmissionAnswer): ExportedSubmission {
  const { at, smiles, toStandIn, reason } = answer;
  return {
    ...{ outcome: outcomeOf(answer), at, smiles, toStandIn },
    ...(reason !== undefined && { reason }),
  };
}

/** What is known of compounds, joined from all their drawings, by the segment whose structure is written. */
export function compoundWords(
  words: ReadonlyMap<string, SegmentWords>,
  records: readonly CompoundRecord[],
): ReadonlyMap<string, SegmentWords> {
  return new Map(
    records.map(({ id, taxon, known, drawings, receipt, otherAnswers = [] }) => {
      const each = drawings.map((drawing) => words.get(drawing.id) ?? {});
      return [
        id,
        {
          label: words.get(id)?.label ?? each.find(({ label }) => label)?.label,
          judgement: words.get(id)?.judgement,
          taxon,
          known,
          draft: joinedDraft(each.flatMap(({ draft }) => draft ?? [])),
          drawings: drawings.map(({ label, pageNumber, box }) => ({
            segmentId: label,
            page: pageNumber,
            ...(box && { box }),
          })),
          submissions: [...(receipt ? [receipt] : []), ...otherAnswers].map(submission),
        },
      ];
    }),
  );
}
