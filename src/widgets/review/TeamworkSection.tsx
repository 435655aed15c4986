import { useSelector } from 'react-redux';
import { selectHasTeam } from '@/features/team';
import { DrawingTeamworkPart } from '@/widgets/teamwork';
import { FactsSection } from './CompoundFacts.styles';

/** What the team says at the drawing; nothing where there is none. */
export function TeamworkSection({ segmentId }: { readonly segmentId: string }) {
  if (!useSelector(selectHasTeam)) return null;
  return (
    <FactsSection>
      <DrawingTeamworkPart segmentId={segmentId} />
    </FactsSection>
  );
}
