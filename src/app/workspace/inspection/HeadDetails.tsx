import { useSelector } from 'react-redux';
import type { Segment } from '@/domain/segment';
import { LiveRegion } from '@/ui/LiveRegion/LiveRegion';
import { selectStatus, type CurationRootState } from '../structures/selectStatus';
import { StatusBadge } from '../structures/StatusBadge';
import { Place } from './Head.styles';

interface HeadDetailsProps {
  readonly segment: Segment;
  readonly ordinal: number;
}

/** The segment's status and place; what is shown is told when it changes under the user's keys. */
export function HeadDetails({ segment, ordinal }: HeadDetailsProps) {
  const { pageNumber, segmentNumber } = segment;
  const status = useSelector((state: CurationRootState) => selectStatus(state, segment));
  return (
    <>
      <StatusBadge segment={segment} />
      <Place>
        Page {pageNumber}, no. {segmentNumber}
      </Place>
      <LiveRegion>{`Segment ${ordinal}, ${status}`}</LiveRegion>
    </>
  );
}
