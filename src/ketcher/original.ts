import type { Ketcher } from 'ketcher-core';
import { atomPlaces } from '@/domain/doubt';
import type { Placement } from '@/domain/placement';
import { alignment, type Alignment } from './alignment';

/** Percent of its ink; the drawing stays the darker of the two. */
const SHARE = 30;

/** The original drawing, laid over the canvas in the place of what was read from it. */
export interface Original {
  /**
   * Shows it, with a slider for its share, from now on; it stays in its place while atoms are moved.
   *
   * @param placement of the loaded structure on it
   * @returns false if the canvas does not show the atoms as the picture does
   */
  show(picture: Blob, placement: Placement): boolean;
}

/** The parts of Ketcher's renderer that are used here; its types leave them untyped. */
interface Canvas {
  readonly element: SVGSVGElement;
  /** Of a unit of the model. */
  readonly pixels: number;
}

const canvasOf = ({ editor }: Ketcher): Canvas => {
  const { paper, options } = editor.render;
  return { element: paper.canvas as SVGSVGElement, pixels: options.microModeScale };
};

export function createOriginal(ketcher: Ketcher): Original {
  return {
    show(picture, placement) {
      const { width, height } = placement;
      const printed = atomPlaces(placement).map(({ x, y }) => ({ x: x * width, y: y * height }));
      const atoms = [...ketcher.editor.struct().atoms.values()].map(({ pp }) => pp);
      const found = alignment(printed, atoms);
      if (found) layOver(canvasOf(ketcher), picture, placement, found);
      return found !== undefined;
    },
  };
}

function layOver(
  canvas: Canvas,
  picture: Blob,
  { width, height }: Placement,
  { scale, x, y }: Alignment,
): void {
  const image = svgElement('image', {
    href: URL.createObjectURL(picture),
    x: x * canvas.pixels,
    y: y * canvas.pixels,
    width: width * scale * canvas.pixels,
    height: height * scale * canvas.pixels,
    preserveAspectRatio: 'none',
  });
  const layer = svgElement('svg', { class: 'original', 'aria-hidden': 'true' });
  layer.append(image);
  canvas.element.after(layer);
  follow(canvas.element, layer);
  document.body.append(slider(layer));
}

/** Zooming and scrolling change the canvas' view. */
function follow(canvas: SVGSVGElement, layer: SVGElement): void {
  const copy = () => {
    for (const name of ['viewBox', 'width', 'height', 'preserveAspectRatio']) {
      const value = canvas.getAttribute(name);
      if (value !== null) layer.setAttribute(name, value);
    }
  };
  copy();
  new MutationObserver(copy).observe(canvas, { attributes: true });
}

function slider(layer: SVGElement): HTMLLabelElement {
  const input = document.createElement('input');
  Object.assign(input, { type: 'range', min: '0', max: '100', step: '5', value: String(SHARE) });
  const fade = () => layer.style.setProperty('opacity', String(Number(input.value) / 100));
  input.addEventListener('input', fade);
  fade();
  const label = document.createElement('label');
  label.className = 'original-share';
  label.append('Original', input);
  return label;
}

function svgElement(name: string, attributes: Readonly<Record<string, string | number>>) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}
