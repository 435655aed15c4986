import { Undo2 } from 'lucide-react';
import { useDispatch } from 'react-redux';
import { MANUAL_EDIT } from '@/domain/engines';
import type { Structure } from '@/domain/structure';
import { versionChosen } from '@/article';
import { IconButton } from '@/ui/Button/IconButton';

interface UndoEditButtonProps {
  readonly structure: Structure;
  readonly tabIndex: number;
}

/** Returns to the version before an edit; the edit stays among the versions. */
export function UndoEditButton({ structure, tabIndex }: UndoEditButtonProps) {
  const dispatch = useDispatch();
  const { uniqueKey, engine, history } = structure;
  if (engine !== MANUAL_EDIT || history.length === 0) return null;
  return (
    <IconButton
      icon={Undo2}
      size="s"
      label="Undo edit"
      tabIndex={tabIndex}
      onClick={() => dispatch(versionChosen({ uniqueKey, position: history.length - 1 }))}
    />
  );
}
