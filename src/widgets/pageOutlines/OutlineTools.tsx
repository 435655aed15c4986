import { useDispatch, useSelector } from 'react-redux';
import { SquareDashed } from 'lucide-react';
import { drawingToggled, selectIsDrawing } from '@/features/outlines';
import { PDF_KEYS, useShortcut } from '@/features/shortcuts';
import { IconButton } from '@/ui/Button/IconButton';

/** In the viewer's bar: drawing a box around a drawing that was missed. */
export function OutlineTools() {
  const dispatch = useDispatch();
  const isDrawing = useSelector(selectIsDrawing);
  const shortcut = useShortcut(PDF_KEYS.drawBox);
  return (
    <IconButton
      icon={SquareDashed}
      size="s"
      label="Draw box"
      shortcut={shortcut}
      pressed={isDrawing}
      onClick={() => dispatch(drawingToggled())}
    />
  );
}
