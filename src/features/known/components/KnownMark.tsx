import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import { useInList } from '../useInList';
import { KnownChip } from './KnownChip';

/** Whether the services' list has the compound; nothing as long as it has not said so. */
export function KnownMark({ inchiKey }: { readonly inchiKey: string | undefined }) {
  const said = useInList(inchiKey);
  return (
    said && (
      <KnownChip {...said}>
        <VisuallyHidden> ({said.words})</VisuallyHidden>
      </KnownChip>
    )
  );
}
