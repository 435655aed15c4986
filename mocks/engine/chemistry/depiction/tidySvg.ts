import { clipOvershoots } from './clipOvershoots';
import type { DrawingOptions } from './depictionRequest';
import { HIGHLIGHT_HEX } from './drawingStyle';

const BACKGROUND = '#FFFFFF';

/** The part of RDKit's canvas that the picture shows, pixels of the canvas; all of it by default. */
export interface ShownPart {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * RDKit's SVG with a plain root element (its own declares ISO-8859-1 and two unused namespaces), with double bonds
 * that end at their atoms, and with all
 * colours replaced by black if only one colour is wanted: RDKit's palette options have no effect in
 * MinimalLib.
 */
export function tidySvg(
  svg: string,
  {
    width,
    height,
    unicolor,
    shown = { x: 0, y: 0, width, height },
  }: Pick<DrawingOptions, 'width' | 'height' | 'unicolor'> & { readonly shown?: ShownPart },
): string {
  const header = svg.indexOf('<!-- END OF HEADER -->') + '<!-- END OF HEADER -->'.length;
  const body = clipOvershoots(svg.slice(header));
  const root =
    `<svg xmlns="http://www.w3.org/2000/svg" version="1.1" ` +
    `width="${width}px" height="${height}px" ` +
    `viewBox="${shown.x} ${shown.y} ${shown.width} ${shown.height}">`;
  return root + (unicolor ? inBlack(body) : body);
}

function inBlack(body: string): string {
  const kept = new Set([BACKGROUND, HIGHLIGHT_HEX]);
  return body.replace(/#[0-9A-F]{6}\b/gi, (colour) =>
    kept.has(colour.toUpperCase()) ? colour : '#000000',
  );
}
