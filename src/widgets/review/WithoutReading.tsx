import { Pencil } from 'lucide-react';
import { useDispatch } from 'react-redux';
import type { Segment } from '@/domain/segment';
import { editRequested } from '@/features/editor';
import { RetryReading } from '@/features/recognition';
import { selectIsProcessed } from '@/features/structures';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Button } from '@/ui/Button/Button';
import { InARow } from './Stage.styles';

/** What can be done where nothing was read; nothing where something was. */
export function WithoutReading({ segment }: { readonly segment: Segment }) {
  const dispatch = useDispatch();
  const { id } = segment;
  if (useSelectorWith(selectIsProcessed, segment)) return null;
  return (
    <InARow>
      <Button size="s" icon={Pencil} onClick={() => dispatch(editRequested({ segmentId: id }))}>
        Draw
      </Button>
      <RetryReading id={id} tabIndex={0} />
    </InARow>
  );
}
