import type { Atom, Graph } from '../molecule/graph';
import { CHEMDRAW_BOND_LENGTH, spanOf, usualBondLength } from '../molecule/measures';
import type { Point } from '../tree/properties';
import { attributes, fragmentXml, type NextId } from './fragmentXml';
import { graphOfMolfile } from './molfileGraph';
import { inRows, MARGIN, PAGE_HEIGHT, PAGE_WIDTH } from './inRows';
import { xmlText } from './xmlText';

/** A structure as it is written. */
export interface CdxmlRecord {
  readonly molfile: string;
  /** Its number, in bold below the drawing. */
  readonly label?: string;
  readonly name?: string;
}

/** Around a drawing, for letters at its edge. */
const GAP = 30;
/** Of a molfile without bonds. */
const MOLFILE_BOND_LENGTH = 1.5;
const FONT_SIZE = 10;
const LINE_HEIGHT = 12;
/** Of a caption's letters, about, in parts of their size. */
const LETTER_WIDTH = 0.55;

const HEAD =
  '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE CDXML SYSTEM "http://www.cambridgesoft.com/xml/cdxml.dtd">\n';
const STYLE =
  ' BondLength="14.40" LineWidth="0.60" BoldWidth="2" HashSpacing="2.50" BondSpacing="18" MarginWidth="1.60" LabelFont="3" LabelSize="10" LabelFace="96" CaptionFont="3" CaptionSize="10"';
const FONTS = '<fonttable><font id="3" charset="utf-8" name="Arial"/></fonttable>';

/** Whether a molfile can be written as CDXML. */
export const isWritable = (molfile: string): boolean => graphOfMolfile(molfile) !== undefined;

/**
 * Structures as a CDXML file: on one page of as many sheets as they take, from left to right, each with its
 * number and name below. Those whose molfile cannot be read are left out.
 */
export function writeCdxml(records: readonly CdxmlRecord[]): string {
  const cells = records.flatMap((record) => {
    const graph = graphOfMolfile(record.molfile);
    return graph ? [cellOf(graph, record)] : [];
  });
  const { placed, height } = inRows(cells);
  let last = 1;
  const nextId = () => (last += 1);
  const content = placed.map(({ cell, left, top }) => cellXml(cell, [left, top], nextId));
  const sheets = Math.max(1, Math.ceil(height / PAGE_HEIGHT));
  const page = attributes({
    id: 1,
    BoundingBox: `0 0 ${PAGE_WIDTH} ${sheets * PAGE_HEIGHT}`,
    HeightPages: sheets,
    WidthPages: 1,
  });
  return `${HEAD}<CDXML${STYLE}>${FONTS}<page${page}>${content.join('\n')}</page></CDXML>\n`;
}

interface Cell {
  readonly graph: Graph;
  readonly lines: readonly string[];
  readonly isNumbered: boolean;
  readonly width: number;
  readonly drawingHeight: number;
  readonly height: number;
  /** Of an atom, from the cell's upper left corner. */
  readonly placeOf: (atom: Atom) => Point;
}

function cellOf(graph: Graph, { label, name }: CdxmlRecord): Cell {
  const lines = [label, name].flatMap((text) => (text ? text.split(/[\r\n]+/) : []));
  const [left, top, right, bottom] = spanOf(graph);
  const most = PAGE_WIDTH - 2 * MARGIN - GAP;
  const toUsual = CHEMDRAW_BOND_LENGTH / (usualBondLength(graph) ?? MOLFILE_BOND_LENGTH);
  const scale = Math.min(toUsual, most / Math.max(1e-6, right - left));
  const widest = Math.max(0, ...lines.map((line) => line.length * FONT_SIZE * LETTER_WIDTH));
  const width = Math.max((right - left) * scale + GAP, Math.min(most, widest));
  const drawingHeight = (bottom - top) * scale + GAP;
  const aside = (width - (right - left) * scale) / 2;
  return {
    graph,
    lines,
    isNumbered: Boolean(label),
    width,
    drawingHeight,
    height: drawingHeight + lines.length * LINE_HEIGHT,
    placeOf: ({ at: [x, y] }) => [aside + (x - left) * scale, GAP / 2 + (y - top) * scale],
  };
}

function cellXml(cell: Cell, [left, top]: Point, nextId: NextId): string {
  const { graph, lines, isNumbered, width, drawingHeight, height } = cell;
  const placeOf = (atom: Atom): Point => {
    const [x, y] = cell.placeOf(atom);
    return [left + x, top + y];
  };
  const fragment = fragmentXml(graph, { placeOf, nextId });
  if (lines.length === 0) return fragment;
  const caption = attributes({
    id: nextId(),
    p: `${(left + width / 2).toFixed(2)} ${(top + drawingHeight + FONT_SIZE).toFixed(2)}`,
    BoundingBox: [left, top + drawingHeight, left + width, top + height]
      .map((edge) => edge.toFixed(2))
      .join(' '),
    Justification: 'Center',
    CaptionJustification: 'Center',
  });
  const runs = lines.map((line, index) => {
    const face = isNumbered && index === 0 ? 1 : 0;
    const end = index < lines.length - 1 ? '\n' : '';
    return `<s font="3" size="${FONT_SIZE}" face="${face}">${xmlText(line)}${end}</s>`;
  });
  return `${fragment}<t${caption}>${runs.join('')}</t>`;
}
