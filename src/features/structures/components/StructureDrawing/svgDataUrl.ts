import { addressPart } from '@/domain/addressPart';

/**
 * A URL with which an `<img>` shows SVG text from outside. In an image no script runs, nothing external is
 * loaded and no link works, whatever the text contains.
 */
export function svgDataUrl(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${addressPart(svg)}`;
}
