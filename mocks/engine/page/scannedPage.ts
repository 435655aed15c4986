import { boxHeight, boxWidth, sharedArea } from '../geometry/boxes';
import type { Box } from '../geometry/box';
import type { PaintedRun } from './hiddenText';
import type { ImagePlacement } from './pageContent';

/** Letters that a scanned page may have without an OCR layer: a stamp about who downloaded it, and when. */
const MAX_STAMP = 300;

/** Share of the page that the picture of a scan covers; a figure leaves room for margins and its caption. */
const MIN_COVER = 0.8;

/** Pictures that are looked at; scans consist of one or a few strips, hostile pages of millions. */
const MAX_PICTURES = 500;

/** Whether a page has so few letters that it may be a scan. */
export const hasFewLetters = (texts: readonly { readonly text: string }[]): boolean =>
  texts.reduce((sum, { text }) => sum + text.replace(/\s/g, '').length, 0) <= MAX_STAMP;

interface Painted {
  readonly width: number;
  readonly height: number;
  readonly images: readonly ImagePlacement[];
  readonly texts: readonly PaintedRun[];
}

/**
 * Whether a page is a picture of text that nobody has read: covered by pictures, and without the invisible
 * letters that scanners' programs lay upon them.
 */
export function isUnreadScan({ width, height, images, texts }: Painted): boolean {
  if (!hasFewLetters(texts) || texts.some(({ doubt }) => doubt === 'unpainted')) return false;
  const page: Box = [0, 0, width, height];
  const covered = images
    .slice(0, MAX_PICTURES)
    .reduce((sum, { box }) => sum + sharedArea(box, page), 0);
  return covered >= MIN_COVER * boxWidth(page) * boxHeight(page);
}
