import { Users } from 'lucide-react';
import styled from 'styled-components';
import { selectWhoIsHere } from '@/features/team';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Badge } from '@/ui/Badge/Badge';
import { Text } from '@/ui/Layout/Layout';
import { row } from '@/ui/Layout/look';
import { hereInWords } from './peopleWords';

/** The names are cut where a card has no room for them. */
const Place = styled.span`
  ${row({ flex: '0 1 auto', minWidth: 0 })}

  > span {
    min-width: 0;
  }
`;

interface PeopleHereProps {
  /** Of a drawing; of the whole article if left out. */
  readonly segmentId?: string;
}

/** Who else is at a drawing right now. It keeps nobody from anything. */
export function PeopleHere({ segmentId }: PeopleHereProps) {
  const names = useSelectorWith(selectWhoIsHere, segmentId).split('\n').filter(Boolean);
  if (names.length === 0) return null;
  return (
    <Place>
      <Badge tone="info" icon={Users} title={names.join(', ')}>
        <Text $cut>{hereInWords(names)}</Text>
      </Badge>
    </Place>
  );
}
