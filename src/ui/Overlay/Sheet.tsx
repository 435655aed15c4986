import { useState, type ReactNode } from 'react';
import { Box, Fitted, Layer } from './Sheet.styles';

interface SheetProps {
  /** Decides the shape of the sheet and lies at the bottom. */
  readonly src: string;
  readonly alt: string;
  /** Only the sheet's shape is taken: what is shown of it are the layers. */
  readonly isBlank?: boolean;
  /** Fades, so that what lies on it stands out. */
  readonly isFaded?: boolean;
  /** `LayerPicture`s. */
  readonly children?: ReactNode;
}

/** A picture as large as its place allows, on which others of its shape lie. */
export function Sheet({ src, alt, isBlank = false, isFaded = false, children }: SheetProps) {
  const [ratio, setRatio] = useState<number>();
  return (
    <Box>
      <Fitted $ratio={ratio}>
        <Layer
          src={src}
          alt={isBlank ? '' : alt}
          $isFaded={isFaded}
          style={isBlank ? { visibility: 'hidden' } : undefined}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setRatio(naturalHeight > 0 ? naturalWidth / naturalHeight : undefined)
          }
        />
        {children}
      </Fitted>
    </Box>
  );
}

interface LayerPictureProps {
  readonly src: string;
  readonly alt: string;
}

/** A picture of the sheet's shape that lies on it; what is white in it lets the sheet be seen. */
export function LayerPicture({ src, alt }: LayerPictureProps) {
  return <Layer src={src} alt={alt} $isFaded={false} />;
}
