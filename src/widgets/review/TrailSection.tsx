import { useId, useState } from 'react';
import { useStore } from 'react-redux';
import type { Segment } from '@/domain/segment';
import { changeInWords, whoAndWhen } from '@/domain/trailWords';
import { selectOrdinal, selectTrailOf, type SegmentsRootState } from '@/article';
import { counted } from '@/lib/counted';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Button } from '@/ui/Button/Button';
import { FactsSection, Source } from './CompoundFacts.styles';

/** Who changed what of the drawing, and when: shown on demand, the latest first. */
export function TrailSection({ segment: { id } }: { readonly segment: Segment }) {
  const [isShown, setIsShown] = useState(false);
  const { getState } = useStore<SegmentsRootState>();
  const listId = useId();
  const entries = useSelectorWith(selectTrailOf, id);
  const ordinalOf = (one: string) => selectOrdinal(getState(), one);
  if (entries.length === 0) return null;
  return (
    <FactsSection>
      <Button
        size="s"
        variant="quiet"
        aria-expanded={isShown}
        aria-controls={listId}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? 'Hide' : 'Show'} {counted(entries.length, 'change')}
      </Button>
      <ol id={listId} reversed aria-label="Changes, the latest first" hidden={!isShown}>
        {isShown &&
          entries.toReversed().map((entry, place) => (
            <Source as="li" key={entries.length - place}>
              {changeInWords(entry, ordinalOf)}
              <br />
              <small>{whoAndWhen(entry)}</small>
            </Source>
          ))}
      </ol>
    </FactsSection>
  );
}
