import { useEffect, useRef } from 'react';
import type { OrganismEntry } from '@/domain/submission/submissionForm';
import { Button } from '@/ui/Button/Button';
import { Text } from '@/ui/Layout/Layout';
import { Below } from './Organisms.styles';

interface RemovedOrganismsProps {
  readonly removed: readonly OrganismEntry[];
  readonly onUndo: () => void;
}

/** Says what was removed. The button that removed it is gone, so the focus moves to the undo button. */
export function RemovedOrganisms({ removed, onUndo }: RemovedOrganismsProps) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (removed.length > 0) undo.current?.focus();
  }, [removed]);
  return (
    <Below>
      <Text $ink="text-2" $size="s" $breaks role="status">
        {wordsOn(removed)}
      </Text>
      {removed.length > 0 && (
        <Button ref={undo} size="s" variant="quiet" onClick={onUndo}>
          Undo
        </Button>
      )}
    </Below>
  );
}

function wordsOn(removed: readonly OrganismEntry[]): string | undefined {
  const [first, second] = removed;
  if (!first) return undefined;
  if (second) return `${removed.length} organisms were removed.`;
  return `${first.name.trim() || 'The organism'} was removed.`;
}
