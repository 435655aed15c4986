import { useState, type ReactNode } from 'react';
import { Box, Fitted, Layer, WideLayer } from './Sheet.styles';

interface SheetProps {
  /** Determines the proportions of the sheet and is at the bottom. */
  readonly src: string;
  readonly alt: string;
  /** Uses only the picture's proportions: only the layers are visible. */
  readonly isBlank?: boolean;
  /** 0..1; less lets the layers stand out. */
  readonly opacity?: number;
  /** Called with `src` once the picture is there to be seen, or cannot be shown. */
  readonly onShown?: (src: string) => void;
  /** `LayerPicture`s. */
  readonly children?: ReactNode;
}

/** A picture as large as its container allows, with layers of the same proportions on it. */
export function Sheet(props: SheetProps) {
  const { src, alt, isBlank = false, opacity = 1, onShown, children } = props;
  const [ratio, setRatio] = useState<number>();
  return (
    <Box>
      <Fitted $ratio={ratio}>
        <Layer
          src={src}
          alt={isBlank ? '' : alt}
          $opacity={opacity}
          style={isBlank ? { visibility: 'hidden' } : undefined}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            setRatio(naturalHeight > 0 ? naturalWidth / naturalHeight : undefined);
            onShown?.(src);
          }}
          onError={() => onShown?.(src)}
        />
        {children}
      </Fitted>
    </Box>
  );
}

interface LayerPictureProps {
  readonly src: string;
  readonly alt: string;
  /** 0..1 */
  readonly opacity?: number;
  /** Called with `src` once the picture is there to be seen, or cannot be shown. */
  readonly onShown?: (src: string) => void;
}

/** A layer on the sheet with the same proportions; its white areas let the sheet show through. */
export function LayerPicture({ src, alt, opacity = 1, onShown }: LayerPictureProps) {
  const shown = () => onShown?.(src);
  return <Layer src={src} alt={alt} $opacity={opacity} onLoad={shown} onError={shown} />;
}

/** A drawing with room around it, whose middle lies on the sheet; alone, since it covers nothing exactly. */
export function WideLayerPicture({ src, alt, onShown }: Omit<LayerPictureProps, 'opacity'>) {
  const shown = () => onShown?.(src);
  return <WideLayer src={src} alt={alt} $opacity={1} onLoad={shown} onError={shown} />;
}
