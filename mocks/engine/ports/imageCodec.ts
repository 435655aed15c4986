import type { ColourImage, GreyImage, PictureSize } from '../ink/pixels';

/** A picture that cannot be decoded, with the reason as a message for the user. */
export class ImageDecodeError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ImageDecodeError';
  }
}

/** Converts between picture files and their pixels. */
export interface ImageCodec {
  /**
   * Decodes a PNG, JPEG, TIFF (first page), WebP, GIF or BMP to grey pixels on white paper.
   *
   * @throws ImageDecodeError if the bytes are not such a picture, or a damaged or oversized one
   */
  decode(bytes: Uint8Array): Promise<GreyImage>;
  /** The size stated in the header, pixels. @throws Error if the bytes are not a picture */
  sizeOf(bytes: Uint8Array): Promise<PictureSize>;
  /** A PNG that states its resolution: greyscale if nothing is coloured, otherwise RGB. */
  encodePng(image: ColourImage): Promise<Uint8Array<ArrayBuffer>>;
  /** Renders a drawing at its own size. */
  svgToPng(svg: string): Promise<Uint8Array<ArrayBuffer>>;
}
