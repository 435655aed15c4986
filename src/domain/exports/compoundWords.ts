import { joinedDraft } from '../compoundDraft';
import type { SegmentWords } from '../exportFile';
import type { CompoundRecord } from './compoundRecord';

/** What is known of compounds, joined from all their drawings, by the segment whose structure is written. */
export function compoundWords(
  words: ReadonlyMap<string, SegmentWords>,
  records: readonly CompoundRecord[],
): ReadonlyMap<string, SegmentWords> {
  return new Map(
    records.map(({ id, drawings }) => {
      const each = drawings.map((drawing) => words.get(drawing.id) ?? {});
      return [
        id,
        {
          label: words.get(id)?.label ?? each.find(({ label }) => label)?.label,
          judgement: words.get(id)?.judgement,
          draft: joinedDraft(each.flatMap(({ draft }) => draft ?? [])),
          drawings: drawings.map(({ label, pageNumber, box }) => ({
            segmentId: label,
            page: pageNumber,
            ...(box && { box }),
          })),
        },
      ];
    }),
  );
}
