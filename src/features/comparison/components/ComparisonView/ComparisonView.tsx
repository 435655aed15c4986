import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectEngineIds } from '@/features/recognition';
import { selectSegmentById, type SegmentsRootState } from '@/features/segments';
import { EngineCard } from '../EngineCard/EngineCard';
import { OriginalCard } from '../OriginalCard/OriginalCard';
import { Report } from '../EngineComparison/Report';
import { SimilarityAnalysis } from '../SimilarityAnalysis/SimilarityAnalysis';
import { Cards, View } from './ComparisonView.styles';
import { keyOfCard, useEngineKeys } from './useEngineKeys';

/**
 * The engines' results next to the original, and how far they agree: the content of the dialog titled `Engine
 * Comparison: Segment #n`. Digits choose a result.
 */
export function ComparisonView({ segmentId }: { readonly segmentId: string }) {
  const segment = useSelector((state: SegmentsRootState) => selectSegmentById(state, segmentId));
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
