import type { OpenedPicture } from '../../pictures';

type Drawable = ImageBitmap | HTMLImageElement | OffscreenCanvas;

/** Draws a picture on white paper. @throws Error if the browser has no memory for it */
export async function toPng(
  picture: Drawable,
  { width, height }: Pick<OpenedPicture, 'width' | 'height'> = picture,
): Promise<OpenedPicture> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('The browser cannot draw it');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  const png = await canvas.convertToBlob({ type: 'image/png' });
  return { bytes: new Uint8Array(await png.arrayBuffer()), type: 'image/png', width, height };
}
