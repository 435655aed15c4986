import type { Segment } from '@/domain/segment';
import { SEGMENT_STATUS } from '@/domain/segmentStatus';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Text } from '@/ui/Layout/Layout';
import { LiveRegion } from '@/ui/LiveRegion/LiveRegion';
import { selectStanding, StatusBadge } from '@/widgets/segmentCard';
import { PeopleHerePart } from '@/widgets/teamwork';

interface HeadDetailsProps {
  readonly segment: Segment;
  readonly ordinal: string;
}

/** The segment's status and place; announced when keys lead to another segment. */
export function HeadDetails({ segment, ordinal }: HeadDetailsProps) {
  const { pageNumber, segmentNumber } = segment;
  const standing = useSelectorWith(selectStanding, segment);
  const status = SEGMENT_STATUS[standing];
  return (
    <>
      <StatusBadge segment={segment} />
      <PeopleHerePart segmentId={segment.id} />
      <Text $ink="text-2" $num $cut $notOnPhone>
        Page {pageNumber}, no. {segmentNumber}
      </Text>
      <LiveRegion>{`Segment ${ordinal}, ${status}`}</LiveRegion>
    </>
  );
}
