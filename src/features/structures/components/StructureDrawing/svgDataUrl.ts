import { addressPart } from '@/domain/addressPart';

/**
 * An address under which an `<img>` shows SVG text from outside. In an image no script runs, nothing
 * outside is loaded and no link works, whatever the text holds.
 */
export function svgDataUrl(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${addressPart(svg)}`;
}
