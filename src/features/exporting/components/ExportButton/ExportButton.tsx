import { FileOutput } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '@/ui/Button/Button';
import { selectHasCompounds } from '../../exporting.selectors';
import { exportDialogOpened } from '../../exporting.slice';

interface ExportButtonProps {
  readonly isPrimary?: boolean;
}

/** Opens the dialog that writes compounds to a file; absent until there is one. */
export function ExportButton({ isPrimary = false }: ExportButtonProps) {
  const dispatch = useDispatch();
  const hasCompounds = useSelector(selectHasCompounds);
  if (!hasCompounds) return null;
  return (
    <Button
      icon={FileOutput}
      variant={isPrimary ? 'primary' : 'default'}
      foldsWords
      onClick={() => dispatch(exportDialogOpened())}
    >
      Export
    </Button>
  );
}
