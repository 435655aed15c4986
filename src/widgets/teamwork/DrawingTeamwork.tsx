import { SectionTitle } from '@/ui/Text/Text';
import { Stack } from '@/ui/Layout/Layout';
import { CommentThread } from './CommentThread';
import { ContestedParts } from './ContestedParts';
import { PeopleHere } from './PeopleHere';
import { SameElsewhere } from './SameElsewhere';

interface DrawingTeamworkProps {
  readonly segmentId: string;
}

/** What the team says at one drawing. */
export function DrawingTeamwork({ segmentId }: DrawingTeamworkProps) {
  return (
    <Stack as="section" aria-label="Team" $gap={2} $minWidth={0}>
      <SectionTitle>Team</SectionTitle>
      <PeopleHere segmentId={segmentId} />
      <ContestedParts segmentId={segmentId} />
      <SameElsewhere segmentId={segmentId} />
      <CommentThread segmentId={segmentId} />
    </Stack>
  );
}
