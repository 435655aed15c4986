import type { WikidataPlan } from '@/domain/exports/handOver/wikidataPlan';
import { counted } from '@/lib/counted';

const WAIT =
  'Run 1-items.txt in QuickStatements. Export again when Wikidata answers with the items, ' +
  'which takes some minutes; before that, they would be made twice.';

/** `3 no item of its organism in Wikidata`, of each reason. */
function reasonsIn({ leftOut }: WikidataPlan): string[] {
  const reasons = new Set(leftOut.map(({ reason }) => reason));
  return [...reasons].map(
    (reason) => `${leftOut.filter((each) => each.reason === reason).length} ${reason}`,
  );
}

/** How much goes to Wikidata, and what does not. */
export function wikidataWords(plan: WikidataPlan): { message: string; cause?: string } {
  const { compounds, articles, triplets, waiting, known } = plan.count;
  const parts = [
    counted(compounds + articles, 'item'),
    counted(triplets, 'triplet'),
    ...(known > 0 ? [`${known} already there`] : []),
    ...(plan.leftOut.length > 0 ? [`${plan.leftOut.length} left out`] : []),
  ];
  const causes = [
    ...(plan.leftOut.length > 0 ? [`Left out: ${reasonsIn(plan).join(', ')}.`] : []),
    ...(waiting > 0
      ? [`${counted(waiting, 'triplet')} ${waiting === 1 ? 'waits' : 'wait'} for items. ${WAIT}`]
      : []),
  ];
  return {
    message: `For Wikidata: ${parts.join(', ')}`,
    ...(causes.length > 0 && { cause: causes.join(' ') }),
  };
}
