import { Download } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { selectSelectedCount } from '@/article';
import { Button } from '@/ui/Button/Button';
import { exportRequested } from '../../exporting.slice';

/** Exports the selected structures with text and annotations; disabled while nothing is selected. */
export function DownloadDataButton() {
  const dispatch = useDispatch();
  const selected = useSelector(selectSelectedCount);
  return (
    <Button
      icon={Download}
      disabled={selected === 0}
      count={selected === 0 ? undefined : selected}
      countLabel="selected"
      onClick={() => dispatch(exportRequested())}
    >
      Download Data
    </Button>
  );
}
