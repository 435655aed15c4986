import { toPixelBox, type GreyImage } from '../../ink/pixels';
import type { Box } from '../../geometry/box';
import { boxCentre, boxesOverlap, boxHolds } from '../../geometry/boxes';
import type { Sketch } from '../../recognition/pixel-graph/assembly/sketch';
import { imageProblem } from '../../ink/imageLimits';
import type { DrawingNet } from '../../recognition/pixel-graph/network';
import { NATIVE_BOND, PADDING } from '../../recognition/pixel-graph/network';
import { readSketch } from '../../recognition/pixel-graph/readSketch';
import { sketchConfidence } from '../../recognition/pixel-graph/sketchToGraph';
import type { Drawing } from '../drawing';
import { findBondNets } from './bondNets';
import type { DrawingRegion } from './drawingRegions';
import { drawingRegions } from './drawingRegions';
import type { InkComponents } from './inkComponents';
import { findInkComponents } from './inkComponents';
import { inkBetween } from './inkBetween';
import { inkPath } from './inkPath';
import { regionInk } from './regionInk';
import { structuresOf } from './sketchParts';
import type { PlacedStructure } from './structureBox';
import { structureBox } from './structureBox';
import { invertDarkPanels } from '../../ink/invertDarkPanels';
import { whitenFills } from '../../ink/whitenFills';
import { MIN_QUALITY } from '../../recognition/pixel-graph/scaleQuality';
import { RASTER_DPI } from '../segment';

/** Maximum regions read on a page; the densest real pages have some 30. */
const MAX_REGIONS = 80;
/** A drawing needs this many bonds ... */
const MIN_BONDS = 5;
/** ... and this mean confidence: text, axes and arrows read as bonds have up to 0.62, articles' drawings 0.74 or more. */
const MIN_CONFIDENCE = 0.65;
/**
 * Below this at the first, likeliest scale, it is not a drawing at any other: line charts have 0.15 to 0.38
 * there, drawings 0.44 or more even if their bonds are twice as long.
 */
const MIN_FIRST_QUALITY = 0.35;
/** Bond lengths in articles, points; 14.4 in the ACS style, 12 to 18 in most others. */
const BOND_LENGTHS = { min: 6, max: 45, usual: 14.4 } as const;
/** Paper left around a drawing, points. */
const MARGIN = 2;

/**
 * Finds the drawn structures on a page from its pixels.
 *
 * It first looks for connected nets of thin lines in few directions, so that pages of text cost next to
 * nothing. The network then reads each region at its own scale, and what it reads as one structure is one
 * drawing.
 *
 * @param network loaded only if there is a region to read
 * @param painted the page
 * @param pictures where to search, points; by default the whole page
 * @param drawn boxes of drawings that are known, points: what lies in them is not looked at
 */
export async function findRasterDrawings(
  network: () => Promise<DrawingNet>,
  painted: GreyImage,
  pictures?: readonly Box[],
  drawn: readonly Box[] = [],
): Promise<Drawing[]> {
  if (imageProblem(painted)) return [];
  const dpi = painted.dpi ?? RASTER_DPI;
  const panels = pictures?.map((box) => toPixelBox(box, dpi, painted.width, painted.height));
  const searched: readonly Box[] = panels ?? [[0, 0, painted.width, painted.height]];
  const page = whitenFills(invertDarkPanels(painted, searched, dpi), searched, dpi);
  const ink = findInkComponents(page);
  const isWanted = ({ box }: DrawingRegion): boolean =>
    pictures?.some((picture) => boxesOverlap(toPoints(box, page, dpi), picture)) ?? true;
  const known = drawn.map((box) => toPixelBox(box, dpi, painted.width, painted.height));
  const isKnown = (net: number): boolean =>
    known.some((box) => ink.components[net] && boxHolds(box, boxCentre(ink.components[net].box)));
  const nets = findBondNets(page, ink, dpi).filter((net) => !isKnown(net));
  const regions = drawingRegions(ink, nets, dpi).filter(isWanted).slice(0, MAX_REGIONS);
  if (regions.length === 0) return [];
  const net = await network();
  const drawings: Drawing[] = [];
  for (const region of regions) drawings.push(...(await readRegion(net, page, ink, region, dpi)));
  return drawings;
}

async function readRegion(
  net: DrawingNet,
  page: GreyImage,
  ink: InkComponents,
  region: DrawingRegion,
  dpi: number,
): Promise<Drawing[]> {
  const point = dpi / 72;
  // A structure's position doesn't depend on its labels, so they are not read a second time.
  const { run, classes } = net;
  const drawn = regionInk(page, ink, region);
  const read = await readSketch({ run, classes }, drawn, {
    bonds: {
      min: BOND_LENGTHS.min * point,
      max: BOND_LENGTHS.max * point,
      usual: BOND_LENGTHS.usual * point,
    },
    minQuality: MIN_QUALITY,
    minFirstQuality: MIN_FIRST_QUALITY,
  });
  if (!read) return [];
  return structuresOf(read, inkBetween(drawn, read.scale), inkPath(drawn, read.scale))
    .filter(isStructure)
    .map((sketch) => ({
      box: toPoints(structureBox(ink, region, onPage(net, sketch, region, read.scale)), page, dpi),
      confidence: sketchConfidence(sketch),
      route: 'raster',
    }));
}

function isStructure(sketch: Sketch): boolean {
  return sketch.bonds.length >= MIN_BONDS && sketchConfidence(sketch) >= MIN_CONFIDENCE;
}

function onPage(
  net: DrawingNet,
  { atoms, bonds }: Sketch,
  region: DrawingRegion,
  scale: number,
): PlacedStructure {
  const placed = atoms.map((atom) => ({
    name: net.classes.names[atom.label] ?? '',
    place: {
      x: (atom.x - PADDING) / scale + region.box[0],
      y: (atom.y - PADDING) / scale + region.box[1],
    },
  }));
  return { atoms: placed, bonds, bondLength: NATIVE_BOND / scale };
}

function toPoints([x0, y0, x1, y1]: Box, page: GreyImage, dpi: number): Box {
  const point = dpi / 72;
  return [
    Math.max(0, x0 / point - MARGIN),
    Math.max(0, y0 / point - MARGIN),
    Math.min(page.width / point, x1 / point + MARGIN),
    Math.min(page.height / point, y1 / point + MARGIN),
  ];
}
