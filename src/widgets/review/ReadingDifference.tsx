import { readingDifference, SAME_STRUCTURE } from '@/domain/readingDifference';
import type { StructureVersion } from '@/domain/structure';
import { selectIdentifiersOf } from '@/features/identifiers';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Difference } from './Readings.styles';

interface ReadingDifferenceProps {
  readonly version: StructureVersion;
  /** The one in use. */
  readonly standing: StructureVersion;
}

/** How a reading differs from the one in use, once the services have told what both are. */
export function ReadingDifference({ version, standing }: ReadingDifferenceProps) {
  const reading = useSelectorWith(selectIdentifiersOf, version);
  const other = useSelectorWith(selectIdentifiersOf, standing);
  const difference = reading && other && readingDifference(reading, other);
  if (difference === undefined) return null;
  const isSame = difference === SAME_STRUCTURE;
  return <Difference data-same={isSame ? '' : undefined}>{difference}</Difference>;
}
