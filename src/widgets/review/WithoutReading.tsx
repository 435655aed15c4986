import { Pencil } from 'lucide-react';
import { useDispatch } from 'react-redux';
import type { Segment } from '@/domain/segment';
import { editRequested } from '@/features/editor';
import { RetryReading } from '@/features/recognition';
import { selectIsProcessed } from '@/article';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Button } from '@/ui/Button/Button';
import { Row } from '@/ui/Layout/Layout';

/** What can be done where nothing was read; nothing where something was. */
export function WithoutReading({ segment }: { readonly segment: Segment }) {
  const dispatch = useDispatch();
  const { id } = segment;
  if (useSelectorWith(selectIsProcessed, segment)) return null;
  return (
    <Row $wrap $gap={2} $pad="2 0 0" $align="normal">
      <Button size="s" icon={Pencil} onClick={() => dispatch(editRequested({ segmentId: id }))}>
        Draw
      </Button>
      <RetryReading id={id} tabIndex={0} />
    </Row>
  );
}
