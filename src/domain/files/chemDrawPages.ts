import type { ChemDrawDocument, ChemDrawMolecule, ChemDrawPage } from '../chemdraw';
import {
  boxAround,
  boxAt,
  laidAt,
  type MadePage,
  type PageBox,
  type PlacedMolecule,
  type PrintedLabel,
} from './madePage';
import { MOST_MOLECULES, nameOrNumber, oneLine } from './statedMolecule';

/** Paper around what is drawn, points. */
const MARGIN = 36;
/** Points: no page is larger, and what is drawn on it is made smaller. */
const LONGEST_SIDE = 2_000;
const LABEL_HEIGHT = 12;
/** Around a drawing's lines, inside its box, points. */
const PAD = 3;

/** The pages of a ChemDraw file, and how many of its molecules are too many. */
export interface ChemDrawPages {
  readonly pages: readonly MadePage[];
  readonly beyond: number;
}

/** ChemDraw's pages as they are drawn, each as large as its drawing; those without a molecule are left out. */
export function chemDrawPages(documents: readonly ChemDrawDocument[]): ChemDrawPages {
  let room = MOST_MOLECULES;
  let beyond = 0;
  const pages: MadePage[] = [];
  for (const page of documents.flatMap((each) => each.pages)) {
    const molecules = page.molecules.slice(0, room);
    room -= molecules.length;
    beyond += page.molecules.length - molecules.length;
    if (molecules.length > 0) pages.push(pageOf({ ...page, molecules }));
  }
  return { pages, beyond };
}

function pageOf({ molecules, captions }: ChemDrawPage): MadePage {
  const letters = captions.flatMap(({ text, x, y, size }) =>
    text
      .split('\n')
      .map((line, row) => ({ text: line, at: [x, y + row * size * 1.2] as const, size })),
  );
  const edges = [
    ...molecules.flatMap(({ painted, box }) => [boxAround(painted), edgesOf(box)]),
    ...letters.map((each) => boxAround({ lines: [], polygons: [], letters: [each] })),
  ];
  const [left, top] = [0, 1].map((side) => Math.min(...edges.map((box) => box[side]!))) as [
    number,
    number,
  ];
  const [right, bottom] = [2, 3].map((side) => Math.max(...edges.map((box) => box[side]!))) as [
    number,
    number,
  ];
  const [width, height] = [right - left + 2 * MARGIN, bottom - top + 2 * MARGIN];
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const frame: Frame = { scale, dx: (MARGIN - left) * scale, dy: (MARGIN - top) * scale };
  return {
    width: width * scale,
    height: height * scale,
    molecules: molecules.map((molecule) => placed(molecule, frame)),
    letters: laidAt({ lines: [], polygons: [], letters }, frame.scale, frame.dx, frame.dy).letters,
  };
}

/** How a ChemDraw page lies on the one that is made of it. */
interface Frame {
  readonly scale: number;
  readonly dx: number;
  readonly dy: number;
}

const edgesOf = ({ left, top, width, height }: ChemDrawMolecule['box']): PageBox => [
  left,
  top,
  left + width,
  top + height,
];

const onPage = (box: PageBox, { scale, dx, dy }: Frame): PageBox => boxAt(box, scale, dx, dy);

function placed(
  { molfile, box, label, told, painted }: ChemDrawMolecule,
  frame: Frame,
): PlacedMolecule {
  const [x0, y0, x1, y1] = edgesOf(box);
  const [px0, py0, px1, py1] = boxAround(painted);
  const around: PageBox = [
    Math.min(x0, px0) - PAD,
    Math.min(y0, py0) - PAD,
    Math.max(x1, px1) + PAD,
    Math.max(y1, py1) + PAD,
  ];
  const printed = printedLabel(
    label,
    onPage([around[0], around[3], around[2], around[3] + LABEL_HEIGHT], frame),
  );
  return {
    painted: laidAt(painted, frame.scale, frame.dx, frame.dy),
    box: onPage(around, frame),
    molfile,
    ...(printed && { label: printed }),
    told: told.flatMap((sentence) => oneLine(sentence) ?? []),
  };
}

/** Each line is a number or a name. */
function printedLabel(label: string | null, box: PageBox): PrintedLabel | undefined {
  const text = oneLine(label ?? undefined);
  if (label === null || text === undefined) return undefined;
  const named = label.split('\n').reduce((all, line) => ({ ...nameOrNumber(line), ...all }), {});
  return { ...named, text, box };
}
