import type { StructureRelation } from '@/domain/structureRelation';
import type { Segment } from '@/domain/segment';
import { selectSameStructures } from '@/features/identifiers';
import { selectOrdinal } from '@/article';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Button } from '@/ui/Button/Button';
import { Entry } from './Entry';

const ROWS: readonly { readonly relation: StructureRelation; readonly name: string }[] = [
  { relation: 'identical', name: 'Same structure' },
  { relation: 'stereo', name: 'Differs in stereo from' },
  { relation: 'isotopes', name: 'Differs in isotopes from' },
  { relation: 'protons', name: 'Differs in protons from' },
];

/** How many are named. */
const MOST_NAMED = 12;

interface SameStructuresProps {
  readonly segment: Segment;
  readonly onOpen: (segmentId: string) => void;
}

/** The article's other drawings of the structure, and those that nearly show it; a press opens one. */
export function SameStructures({ segment, onOpen }: SameStructuresProps) {
  const same = useSelectorWith(selectSameStructures, segment);
  return ROWS.map(({ relation, name }) => {
    const ids = same[relation];
    if (ids.length === 0) return null;
    const further = ids.length - MOST_NAMED;
    return (
      <Entry key={relation} name={name}>
        {ids.slice(0, MOST_NAMED).map((id) => (
          <SegmentLink key={id} id={id} onOpen={onOpen} />
        ))}
        {further > 0 && ` and ${further} more`}
      </Entry>
    );
  });
}

interface SegmentLinkProps {
  readonly id: string;
  readonly onOpen: (segmentId: string) => void;
}

function SegmentLink({ id, onOpen }: SegmentLinkProps) {
  const ordinal = useSelectorWith(selectOrdinal, id);
  return (
    <Button size="s" variant="quiet" aria-label={`Open #${ordinal}`} onClick={() => onOpen(id)}>
      #{ordinal}
    </Button>
  );
}
