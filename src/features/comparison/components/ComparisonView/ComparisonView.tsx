import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectEngineIds } from '@/features/recognition';
import { selectSegmentById } from '@/article';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { EngineCard } from '../EngineCard/EngineCard';
import { OriginalCard } from '../OriginalCard/OriginalCard';
import { Report } from '../EngineComparison/Report';
import { SimilarityAnalysis } from '../SimilarityAnalysis/SimilarityAnalysis';
import { Cards, View } from './ComparisonView.styles';
import { keyOfCard, useEngineKeys } from './useEngineKeys';

/**
 * The engines' readings beside the original, and how far they agree: what a dialog titled
 * `Engine Comparison: Segment #n` shows. The digits choose a reading.
 */
export function ComparisonView({ segmentId }: { readonly segmentId: string }) {
  const segment = useSelectorWith(selectSegmentById, segmentId);
  const engines = useSelector(selectEngineIds);
  const view = useRef<HTMLDivElement>(null);
  useEngineKeys(view, engines);
  return (
    <View ref={view}>
      <Cards>
        {segment && <OriginalCard segment={segment} />}
        {engines.map((engine, index) => (
          <EngineCard key={engine} {...{ segmentId, engine }} choosingKey={keyOfCard(index)} />
        ))}
      </Cards>
      <SimilarityAnalysis segmentId={segmentId} />
      <Report segmentId={segmentId} />
    </View>
  );
}
