import { isPassiveSvg } from '@/domain/svg';

const IS_SVG = /<(?:[\w-]+:)?svg[\s>]/;
/** Style sheets, fonts and pictures from elsewhere. */
const FROM_ELSEWHERE = /@import|url\(\s*["']?(?!["']?#|data:)/i;
/** Characters before which the root of an SVG stands. */
const HEAD = 10_000;

/**
 * Refuses an SVG that would not be drawn as its author sees it, because scripts or other files have a part in it.
 *
 * @throws Error with the reason
 */
export function requireWholePicture(name: string, bytes: Uint8Array): void {
  const text = new TextDecoder().decode(bytes);
  if (!/\.svg$/i.test(name) && !IS_SVG.test(text.slice(0, HEAD))) return;
  if (!isPassiveSvg(text) || FROM_ELSEWHERE.test(text)) {
    throw new Error('It has scripts, or refers to other files; save it as a PNG');
  }
}
