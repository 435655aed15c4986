import type { Box } from '../../geometry/box';
import { boxHeight, boxWidth } from '../../geometry/boxes';
import type { InkComponents } from './inkComponents';

/** A hole that reaches this far across its component makes it a frame: rings with substituents have smaller ones. */
const MIN_SPAN = 0.9;
/** The paper around everything. */
const PAGE = -1;

export interface InkPanels {
  /** For each component, which closed frame it is in, if any; components with different ones never belong together. */
  readonly panelOf: (component: number) => number;
  /** Frames around nets: circles, boxes, cells of tables, photographs with white panels. */
  readonly frames: ReadonlySet<number>;
}

/** A connected spot of paper (4 neighbours). */
interface Paper {
  /** The ink component around it; `PAGE` if it reaches the picture's edge. */
  readonly within: number;
  readonly box: Box;
}

/**
 * Which ink is in which panel of a picture.
 *
 * @param nets indices of the components that may be nets of bonds
 */
export function findInkPanels(ink: InkComponents, nets: readonly number[]): InkPanels {
  const { papers, around } = findPapers(ink);
  const isNet = new Set(nets);
  const frames = new Set<number>();
  const paperAt = (index: number): Paper | undefined => papers[index];
  for (const net of nets) {
    let paper = paperAt(around[net] ?? PAGE);
    while (paper && paper.within !== PAGE) {
      const own = ink.components[paper.within];
      if (!isNet.has(paper.within) || (own && spans(paper.box, own.box))) frames.add(paper.within);
      paper = paperAt(around[paper.within] ?? PAGE);
    }
  }
  const panelOf = (component: number): number => {
    let index = around[component] ?? PAGE;
    for (let paper = paperAt(index); paper && !frames.has(paper.within); paper = paperAt(index)) {
      if (paper.within === PAGE) return PAGE;
      index = around[paper.within] ?? PAGE;
    }
    return index;
  };
  return { panelOf, frames };
}

const spans = (hole: Box, own: Box): boolean =>
  boxWidth(hole) >= MIN_SPAN * boxWidth(own) && boxHeight(hole) >= MIN_SPAN * boxHeight(own);

interface Papers {
  readonly papers: readonly Paper[];
  /** For each ink component the index of the paper around it; `PAGE` at the picture's edge. */
  readonly around: Int32Array;
}

function findPapers({ width, height, labels, components }: InkComponents): Papers {
  const papers: Paper[] = [];
  const around = new Int32Array(components.length).fill(PAGE);
  const isMet = new Uint8Array(components.length);
  const spots = new PaperSpots(width, height, labels);
  for (let i = 0; i < labels.length; i++) {
    const component = (labels[i] ?? 0) - 1;
    if (component < 0) {
      if (spots.at(i) === PAGE) papers.push(spots.fill(i, papers.length));
    } else if (!isMet[component]) {
      // Above the first pixel of a component is the paper around it.
      isMet[component] = 1;
      around[component] = spots.at(i - width);
    }
  }
  return { papers, around };
}

/** Which spot of paper each pixel belongs to. */
class PaperSpots {
  private readonly spots: Int32Array;
  private readonly stack: Int32Array;
  private top = 0;

  constructor(
    private readonly width: number,
    private readonly height: number,
    private readonly labels: Int32Array,
  ) {
    this.spots = new Int32Array(labels.length).fill(PAGE);
    this.stack = new Int32Array(labels.length);
  }

  at(pixel: number): number {
    return this.spots[pixel] ?? PAGE;
  }

  /** Gives all paper connected with a pixel a number. */
  fill(start: number, index: number): Paper {
    const { width, height } = this;
    let [x0, y0, x1, y1]: Box = [width, height, 0, 0];
    this.visit(start, index);
    while (this.top > 0) {
      const i = this.stack[--this.top] ?? 0;
      const x = i % width;
      const y = (i - x) / width;
      [x0, y0, x1, y1] = [Math.min(x0, x), Math.min(y0, y), Math.max(x1, x), Math.max(y1, y)];
      if (x > 0) this.visit(i - 1, index);
      if (x < width - 1) this.visit(i + 1, index);
      if (y > 0) this.visit(i - width, index);
      if (y < height - 1) this.visit(i + width, index);
    }
    const isOpen = x0 === 0 || y0 === 0 || x1 === width - 1 || y1 === height - 1;
    // Above the first pixel of a hole is the ink around it.
    const within = isOpen ? PAGE : (this.labels[start - width] ?? 0) - 1;
    return { within, box: [x0, y0, x1 + 1, y1 + 1] };
  }

  private visit(pixel: number, index: number): void {
    if (this.labels[pixel] || this.spots[pixel] !== PAGE) return;
    this.spots[pixel] = index;
    this.stack[this.top++] = pixel;
  }
}
