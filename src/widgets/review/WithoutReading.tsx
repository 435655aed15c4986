import { Pencil } from 'lucide-react';
import { useDispatch } from 'react-redux';
import { editRequested } from '@/features/editor';
import { RetryReading } from '@/features/recognition';
import { Button } from '@/ui/Button/Button';
import { InARow } from './Stage.styles';

/** What can be done where nothing was read. */
export function WithoutReading({ id }: { readonly id: string }) {
  const dispatch = useDispatch();
  return (
    <InARow>
      <Button size="s" icon={Pencil} onClick={() => dispatch(editRequested({ segmentId: id }))}>
        Draw
      </Button>
      <RetryReading id={id} tabIndex={0} />
    </InARow>
  );
}
