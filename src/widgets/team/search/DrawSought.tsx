import { PencilLine } from 'lucide-react';
import { useDispatch } from 'react-redux';
import { svgDataUrl } from '@/features/structures';
import { soughtDrawRequested } from '@/features/teamSearch';
import { Icon } from '@/ui/Icon/Icon';
import { Picture } from '@/ui/Picture/Picture';
import { DrawBox } from './Search.styles';
import type { SoughtPicture } from './useSoughtDrawing';

/** The structure to look for, as a picture that opens the editor. */
export function DrawSought({ drawing: { svg } }: { readonly drawing: SoughtPicture }) {
  const dispatch = useDispatch();
  return (
    <DrawBox
      type="button"
      aria-label={svg === undefined ? 'Draw the structure' : 'Edit the drawing'}
      $hasPicture={svg !== undefined}
      onClick={() => dispatch(soughtDrawRequested())}
    >
      {svg !== undefined && <Picture src={svgDataUrl(svg)} alt="" />}
      <span>
        <Icon of={PencilLine} />
        {svg === undefined ? 'Draw' : 'Edit'}
      </span>
    </DrawBox>
  );
}
