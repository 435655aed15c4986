import { PencilLine } from 'lucide-react';
import { useDispatch } from 'react-redux';
import { CARD_KEYS, useShortcut } from '@/features/shortcuts';
import { IconButton } from '@/ui/Button/IconButton';
import { editRequested } from '../../editor.slice';

interface EditButtonProps {
  readonly segmentId: string;
  readonly tabIndex: number;
}

/** Opens the structure editor for a segment. */
export function EditButton({ segmentId, tabIndex }: EditButtonProps) {
  const dispatch = useDispatch();
  const shortcut = useShortcut(CARD_KEYS.edit);
  return (
    <IconButton
      icon={PencilLine}
      size="s"
      label="Edit Structure"
      shortcut={shortcut}
      tabIndex={tabIndex}
      onClick={() => dispatch(editRequested({ segmentId }))}
    />
  );
}
