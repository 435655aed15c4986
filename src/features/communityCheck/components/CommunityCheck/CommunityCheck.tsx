import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { Database } from 'lucide-react';
import { coconutSearchLink, moleculesText } from '@/domain/coconut';
import { selectArticleDoi } from '@/article';
import { usePlatform } from '@/platform/PlatformContext';
import { Badge } from '@/ui/Badge/Badge';
import { Button } from '@/ui/Button/Button';
import { useFocusWhenLost } from '@/ui/useFocusWhenLost';
import {
  communityCheckCancelRequested,
  communityCheckRequested,
  selectCommunityCheck,
} from '../../communityCheck.slice';

const Place = styled.span`
  display: inline-flex;
  flex: none;
  gap: var(--s-1);
  white-space: nowrap;
`;

interface CountProps {
  readonly doi: string;
  readonly count: number;
}

function Count({ doi, count }: CountProps) {
  const { config } = usePlatform();
  const words = `${moleculesText(count)} in COCONUT`;
  // The stand-in on this machine is not the real database: its count must not be mistaken for the real one.
  const origin = config.coconutIsStandIn && {
    title: 'Counted in the local stand-in for COCONUT, not in the real database',
  };
  const badge = (
    <Badge tone={count > 0 ? 'info' : 'neutral'} icon={Database} {...origin}>
      {words}
      {config.coconutIsStandIn && ' (stand-in)'}
    </Badge>
  );
  // Takes over the focus of the button that it replaces.
  if (count === 0) return <span tabIndex={-1}>{badge}</span>;
  return (
    <a href={coconutSearchLink(doi)} target="_blank" rel="noopener noreferrer">
      {badge}
    </a>
  );
}

/** How many molecules COCONUT holds for the article; not shown before its DOI was found. */
export function CommunityCheck() {
  const dispatch = useDispatch();
  const check = useSelector(selectCommunityCheck);
  const doi = useSelector(selectArticleDoi);
  const place = useRef<HTMLSpanElement>(null);
  // What was counted for another DOI says nothing once the user has corrected it.
  const isCounted = check.status === 'found' && check.doi === doi;
  useFocusWhenLost(place, isCounted);
  if (doi === undefined) return null;
  if (isCounted) {
    return (
      <Place ref={place} role="status">
        <Count {...check} />
      </Place>
    );
  }
  const isSearching = check.status === 'searching';
  return (
    <Place ref={place}>
      <Button size="s" busy={isSearching} onClick={() => dispatch(communityCheckRequested())}>
        {isSearching ? 'Searching...' : 'Check COCONUT'}
      </Button>
      {isSearching && (
        <Button size="s" variant="quiet" onClick={() => dispatch(communityCheckCancelRequested())}>
          Cancel
        </Button>
      )}
    </Place>
  );
}
