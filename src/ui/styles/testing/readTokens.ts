import { readFileSync } from 'node:fs';
import path from 'node:path';

export type Scheme = 'light' | 'dark';

/** Red, green, blue: 0 to 255. */
export type Rgb = readonly [number, number, number];

const FILE = path.join(process.cwd(), 'src/ui/styles/tokens.css');

/** Every custom property of the style sheet as written, by its name without the dashes. */
export function readTokens(): ReadonlyMap<string, string> {
  const source = readFileSync(FILE, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const written = [...source.matchAll(/--([\w-]+):\s*([^;]+);/g)];
  // The first is that of the root; later ones are in media queries, and none of them is a colour.
  return new Map(written.reverse().map(([, name = '', value = '']) => [name, value.trim()]));
}

/** The value in one theme: `light-dark(a, b)` is a or b. */
export function valueIn(scheme: Scheme, value: string): string {
  const pair = /^light-dark\(\s*(.+?)\s*,\s*([^,]+?)\s*\)$/.exec(value);
  return pair ? pair[scheme === 'light' ? 1 : 2]! : value;
}

/** An opaque colour; undefined for anything else. */
export function toRgb(value: string): Rgb | undefined {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(value);
  if (!hex) return undefined;
  const [red = 0, green = 0, blue = 0] = hex.slice(1).map((part) => parseInt(part, 16));
  return [red, green, blue];
}

function luminance(colour: Rgb): number {
  const linear = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * linear[0]! + 0.7152 * linear[1]! + 0.0722 * linear[2]!;
}

/** WCAG 2.2, contrast ratio: 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}
