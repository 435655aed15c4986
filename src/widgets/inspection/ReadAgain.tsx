import { ScanSearch } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { engineNotice } from '@/domain/engineNotice';
import { engineLabel } from '@/domain/engines';
import type { Segment } from '@/domain/segment';
import {
  recognitionCancelRequested,
  recognitionRetryRequested,
  selectIsRunning,
  selectReaders,
} from '@/features/recognition';
import { Button } from '@/ui/Button/Button';
import { Menu } from '@/ui/Menu/Menu';
import { Row } from './Details.styles';

interface ReadAgainProps {
  readonly segment: Segment;
  readonly isRead: boolean;
}

/** Reads this segment with an engine of the user's choice, or the best of all; the earlier structure is kept as a version. */
export function ReadAgain({ segment: { id }, isRead }: ReadAgainProps) {
  const dispatch = useDispatch();
  const isRunning = useSelector(selectIsRunning);
  const readers = useSelector(selectReaders);
  const items = readers.map((info) => ({
    id: info.id,
    label: engineNotice(info, readers) ?? engineLabel(info.id, readers),
    disabled: !info.available,
    onSelect: () => dispatch(recognitionRetryRequested({ ids: [id], engine: info.id })),
  }));
  const label = isRead ? 'Read again with...' : 'Read with...';
  if (isRunning) {
    return (
      <Row>
        <Button size="s" icon={ScanSearch} busy>
          Processing...
        </Button>
        <Button size="s" variant="quiet" onClick={() => dispatch(recognitionCancelRequested())}>
          Cancel
        </Button>
      </Row>
    );
  }
  return (
    <Row>
      <Menu label={label} items={items} icon={ScanSearch} size="s" variant="default" />
    </Row>
  );
}
