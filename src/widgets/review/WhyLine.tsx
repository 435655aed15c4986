import { TriangleAlert } from 'lucide-react';
import { useSelector } from 'react-redux';
import type { Segment } from '@/domain/segment';
import type { Structure } from '@/domain/structure';
import { whyToCheck } from '@/domain/whyToCheck';
import { selectReaderName } from '@/features/recognition';
import { selectStandingJudgement } from '@/article';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Icon } from '@/ui/Icon/Icon';
import { Why } from './Stage.styles';

interface WhyLineProps {
  readonly segment: Segment;
  readonly structure: Structure | undefined;
  /** The place that was brought into the middle, from 1: it alone is told. */
  readonly doubt: number | undefined;
}

/**
 * Why a doubtful reading should be checked. It never says that one is correct. Once a person has judged, it
 * stays, muted, for the next reader.
 */
export function WhyLine({ segment, structure, doubt }: WhyLineProps) {
  const nameOf = useSelector(selectReaderName);
  const isJudged = useSelectorWith(selectStandingJudgement, segment) !== undefined;
  if (!structure) return null;
  const place = doubt === undefined ? undefined : structure.doubts?.[doubt - 1];
  const why = place ? [`Look at ${doubt}: ${place.says}`] : whyToCheck(structure, nameOf);
  if (why.length === 0) return null;
  return (
    <Why title={why.join(' ')} $isMuted={isJudged}>
      <Icon of={TriangleAlert} />
      <span role={isJudged ? undefined : 'status'}>{why.join(' ')}</span>
    </Why>
  );
}
