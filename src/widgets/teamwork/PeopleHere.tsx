import { Users } from 'lucide-react';
import { selectWhoIsHere } from '@/features/team';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Badge } from '@/ui/Badge/Badge';
import { hereInWords } from './peopleWords';

interface PeopleHereProps {
  /** Of a drawing; of the whole article if left out. */
  readonly segmentId?: string;
}

/** Who else is at a drawing right now. It keeps nobody from anything. */
export function PeopleHere({ segmentId }: PeopleHereProps) {
  const names = useSelectorWith(selectWhoIsHere, segmentId).split('\n').filter(Boolean);
  if (names.length === 0) return null;
  return (
    <Badge tone="info" icon={Users} title={names.join(', ')}>
      {hereInWords(names)}
    </Badge>
  );
}
