import type { Box } from '../geometry/box';
import { toPixelBox, type ColourImage } from '../ink/pixels';

/** Width of the border, pixels at 300 dpi (docs/contract.md 4.5). */
const BORDER = 10;
const GREEN = [0, 200, 0] as const;
/** Opacity of the fill (docs/contract.md 4.5). */
const FILL = 0.3;

/** Marks a box on a painted page, in place: a green fill of 30 % with a green border of 10 pixels. */
export function highlightBox(page: ColourImage, box: Box): void {
  const inner = toPixelBox(box, page.dpi, page.width, page.height);
  const outer: Box = [
    Math.max(0, inner[0] - BORDER),
    Math.max(0, inner[1] - BORDER),
    Math.min(page.width, inner[2] + BORDER),
    Math.min(page.height, inner[3] + BORDER),
  ];
  for (let y = outer[1]; y < outer[3]; y += 1) {
    const rowInside = y >= inner[1] && y < inner[3];
    for (let x = outer[0]; x < outer[2]; x += 1) {
      const inside = rowInside && x >= inner[0] && x < inner[2];
      blend(page, (y * page.width + x) * 4, inside ? FILL : 1);
    }
  }
}

function blend({ data }: ColourImage, byte: number, opacity: number): void {
  GREEN.forEach((green, channel) => {
    const paper = data[byte + channel] ?? 255;
    data[byte + channel] = Math.round(paper + opacity * (green - paper));
  });
}
