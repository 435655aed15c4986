import type { Box } from '../../geometry/box';
import { boxHeight, boxWidth, unionBox } from '../../geometry/boxes';
import type { InkComponents } from './inkComponents';
import { findRuns, type PixelRuns } from './pixelRuns';

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

function findPapers({ width, height, labels, firsts }: InkComponents): Papers {
  const runs = findRuns({ width, height, values: labels }, 1, 'sides');
  // Above the first pixel of a component is the paper around it.
  const around = firsts.map((pixel) => runs.spotAt(pixel - width) ?? PAGE);
  return { papers: papersOf(runs, { width, height, labels }), around };
}

function papersOf(
  { starts, ends, spots }: PixelRuns,
  { width, height, labels }: Pick<InkComponents, 'width' | 'height' | 'labels'>,
): Paper[] {
  const boxes: Box[] = [];
  const firsts: number[] = [];
  for (let run = 0; run < starts.length; run++) {
    const [start, end, spot] = [starts[run] ?? 0, ends[run] ?? 0, spots[run] ?? 0];
    const x = start % width;
    const y = (start - x) / width;
    const box: Box = [x, y, x + end - start, y + 1];
    const known = boxes[spot];
    boxes[spot] = known ? unionBox(known, box) : box;
    firsts[spot] ??= start;
  }
  return boxes.map((box, spot): Paper => {
    const isOpen = box[0] === 0 || box[1] === 0 || box[2] === width || box[3] === height;
    // Above the first pixel of a hole is the ink around it.
    const within = isOpen ? PAGE : (labels[(firsts[spot] ?? 0) - width] ?? 0) - 1;
    return { within, box };
  });
}
