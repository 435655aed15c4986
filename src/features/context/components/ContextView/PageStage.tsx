import { useState } from 'react';
import { Minus, Plus } from 'lucide-react';
import type { PageBox } from '@/domain/pageBox';
import { IconButton } from '@/ui/Button/IconButton';
import { Box, Text } from '@/ui/Layout/Layout';
import { BarTools } from '@/ui/Panel/Panel';
import { Mark, Picture, Stage } from './PageStage.styles';
import { placeOnPicture } from './placeOnPicture';
import { usePanAndZoom } from './usePanAndZoom';

interface PageStageProps {
  readonly src: string | undefined;
  readonly alt: string;
  /** Pixels per inch of the page. */
  readonly dpi: number;
  readonly box?: PageBox;
  /** True if the picture itself shows the box. */
  readonly isMarked: boolean;
}

/** Widths of the page, as multiples of the column's: from fitting to large enough for footnotes. */
const ZOOMS = [1, 1.5, 2, 3, 4] as const;

/** A page that can be scrolled, dragged and enlarged; starts at the segment. */
export function PageStage({ src, alt, dpi, box, isMarked }: PageStageProps) {
  const [size, setSize] = useState<{ width: number; height: number }>();
  const [step, setStep] = useState(0);
  const place = box && size && placeOnPicture(box, size, dpi);
  const zoom = ZOOMS[step] ?? 1;
  const { stage, handlers } = usePanAndZoom(zoom, place);
  return (
    <>
      <ZoomTools step={step} onStep={setStep} />
      <Stage ref={stage} role="group" aria-label="Page" tabIndex={0} {...handlers}>
        <Box $position="relative" $margin="0 auto" style={{ width: `${zoom * 100}%` }}>
          {src !== undefined && (
            <Picture
              src={src}
              alt={alt}
              draggable={false}
              onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
                setSize({ width: naturalWidth, height: naturalHeight })
              }
            />
          )}
          {place && !isMarked && <Mark data-testid="mark" style={percentages(place)} />}
        </Box>
      </Stage>
    </>
  );
}

const percent = (fraction: number) => `${fraction * 100}%`;

const percentages = ({ left, top, width, height }: ReturnType<typeof placeOnPicture>) => ({
  left: percent(left),
  top: percent(top),
  width: percent(width),
  height: percent(height),
});

interface ZoomToolsProps {
  readonly step: number;
  readonly onStep: (step: number) => void;
}

function ZoomTools({ step, onStep }: ZoomToolsProps) {
  return (
    <BarTools label="Page">
      <IconButton
        icon={Minus}
        size="s"
        label="Zoom out"
        disabled={step === 0}
        onClick={() => onStep(step - 1)}
      />
      <Text $minWidth="44px" $size="s" $num $centred role="status" aria-label="Zoom">
        {percent(ZOOMS[step] ?? 1)}
      </Text>
      <IconButton
        icon={Plus}
        size="s"
        label="Zoom in"
        disabled={step === ZOOMS.length - 1}
        onClick={() => onStep(step + 1)}
      />
    </BarTools>
  );
}
