import { Contrast, Moon, RotateCwSquare } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { hasStructure, type Structure } from '@/domain/structure';
import {
  drawingTurned,
  selectDrawingChoice,
  transparencyToggled,
  unicolorToggled,
} from '@/features/inspector';
import { selectReaderName } from '@/features/recognition';
import { IconButton } from '@/ui/Button/IconButton';
import { Ellipsis } from '@/ui/Text/Text';
import { Caption, InDarkTheme } from './Figures.styles';

interface OriginalCaptionProps {
  readonly pageNumber: number;
  readonly isOverlaid: boolean;
}

export function OriginalCaption({ pageNumber, isOverlaid }: OriginalCaptionProps) {
  return (
    <Caption>
      <Ellipsis>
        Original, page {pageNumber}
        {isOverlaid && ', with the drawing over it'}
      </Ellipsis>
    </Caption>
  );
}

interface DrawingCaptionProps {
  readonly structure: Structure | undefined;
  readonly liesAsOriginal: boolean;
}

/** Who read it, its orientation, and how it is drawn. */
export function DrawingCaption({ structure, liesAsOriginal }: DrawingCaptionProps) {
  const nameOf = useSelector(selectReaderName);
  if (!structure || !hasStructure(structure)) return <Caption />;
  const name = nameOf(structure);
  const words = liesAsOriginal ? `${name}, in the orientation of the original` : name;
  return (
    <Caption>
      <Ellipsis title={words}>{words}</Ellipsis>
      <DrawingChoices />
    </Caption>
  );
}

function DrawingChoices() {
  const dispatch = useDispatch();
  const { unicolor, transparent } = useSelector(selectDrawingChoice);
  return (
    <>
      <IconButton
        icon={RotateCwSquare}
        size="s"
        label="Rotate the drawing"
        onClick={() => dispatch(drawingTurned())}
      />
      <IconButton
        icon={Contrast}
        size="s"
        label="One colour"
        pressed={unicolor}
        disabled={transparent}
        onClick={() => dispatch(unicolorToggled(!unicolor))}
      />
      <InDarkTheme>
        <IconButton
          icon={Moon}
          size="s"
          label="Dark background"
          pressed={transparent}
          onClick={() => dispatch(transparencyToggled(!transparent))}
        />
      </InDarkTheme>
    </>
  );
}
