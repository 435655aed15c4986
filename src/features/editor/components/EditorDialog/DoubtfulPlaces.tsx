import type { Segment } from '@/domain/segment';
import { selectStructureOf } from '@/article';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Places } from './EditorDialog.styles';

/** What of the reading may be wrong, beside the drawing in which a person looks for it. */
export function DoubtfulPlaces({ segment }: { readonly segment: Segment }) {
  const { doubts = [] } = useSelectorWith(selectStructureOf, segment) ?? {};
  if (doubts.length === 0) return null;
  return (
    <Places aria-label="Places to look at" tabIndex={0}>
      {[...new Set(doubts.map(({ says }) => says))].map((says) => (
        <li key={says}>{says}</li>
      ))}
    </Places>
  );
}
