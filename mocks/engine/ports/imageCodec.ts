import type { ColourImage, GreyImage, PictureSize } from '../ink/pixels';

/** A picture that cannot be decoded, with the reason in words for the user. */
export class ImageDecodeError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ImageDecodeError';
  }
}

/** Between the bytes of picture files and their pixels. */
export interface ImageCodec {
  /**
   * Decodes a PNG, JPEG, TIFF (first page), WebP, GIF or BMP to grey pixels on white paper.
   *
   * @throws ImageDecodeError when the bytes are no such picture, or a damaged or oversized one
   */
  decode(bytes: Uint8Array): Promise<GreyImage>;
  /** The size that the header states, pixels. @throws Error when the bytes are no picture */
  sizeOf(bytes: Uint8Array): Promise<PictureSize>;
  /** A PNG that states its resolution: grey where nothing is coloured, red-green-blue otherwise. */
  encodePng(image: ColourImage): Promise<Uint8Array<ArrayBuffer>>;
  /** A drawing at its own size. */
  svgToPng(svg: string): Promise<Uint8Array<ArrayBuffer>>;
}
