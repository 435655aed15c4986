import { useDispatch, useSelector } from 'react-redux';
import { Eye, EyeOff, SquareDashed } from 'lucide-react';
import {
  drawingToggled,
  outlinesToggled,
  selectIsDrawing,
  selectOutlinesAreHidden,
} from '@/features/outlines';
import { PDF_KEYS, useShortcut } from '@/features/shortcuts';
import { IconButton } from '@/ui/Button/IconButton';

/** In the viewer's bar: drawing a box, and the switch for all outlines. */
export function OutlineTools() {
  const dispatch = useDispatch();
  const isDrawing = useSelector(selectIsDrawing);
  const areHidden = useSelector(selectOutlinesAreHidden);
  const shortcut = useShortcut(PDF_KEYS.drawBox);
  return (
    <>
      <IconButton
        icon={SquareDashed}
        size="s"
        label="Draw box"
        shortcut={shortcut}
        pressed={isDrawing}
        onClick={() => dispatch(drawingToggled())}
      />
      <IconButton
        icon={areHidden ? EyeOff : Eye}
        size="s"
        label="Outlines of drawings"
        pressed={!areHidden}
        onClick={() => dispatch(outlinesToggled())}
      />
    </>
  );
}
