import type { Box } from '../geometry/box';
import { boxCentre, boxGap, boxHolds } from '../geometry/boxes';
import { distance } from '../geometry/vector';
import type { PageContent } from '../page/pageContent';
import { AS_PRINTED, seenIn, type PageView } from '../page/pageView';
import { mainQuarters, type Quarters } from '../page/quarterTurns';
import { USUAL_BOND, usualBondLength, usualLength } from './bondLength';
import { capitalsBox } from './labelLetters';
import { MAX_RUN } from './labelRuns';
import { pageLineArt } from './pageLineArt';
import { straightPieces } from './straightPieces';
import { tidyLineArt } from './tidyLineArt';

/** Longest bonds of drawings that are cut out from the usual distance, points; beyond, each distance is twice as far. */
const LONGEST = 30;
/** Bonds of a metre; a hostile page may have longer lines. */
const MAX_BOND = 3000;
/** A drawing without letters is turned like those this near to it, heights of the letters. */
const AROUND = 4;

/**
 * How a drawing is looked at to cut it out with its number: turned like its letters, and from as far away, by steps,
 * as makes its bonds about as long as usual. Drawings of similar size are seen in the same view.
 *
 * @param box points
 */
export function viewOfDrawing(page: PageContent, box: Box): PageView {
  const bond = bondIn(page, box);
  return { quarters: quartersAt(page, box), distance: fartherFor(bond) };
}

/**
 * How a drawing is looked at to read its lines: from just as far away, or as near, as makes its bonds as long as usual,
 * so that the same drawing is the same reading at any size.
 *
 * @param box points
 */
export function closeViewOfDrawing(page: PageContent, box: Box): PageView {
  const bond = bondIn(page, box);
  const isUsual = bond >= USUAL_BOND.least && bond <= USUAL_BOND.most;
  return { quarters: quartersAt(page, box), distance: isUsual ? 1 : bond / USUAL_BOND.length };
}

/**
 * The usual length of the bonds in a box: of its straight pieces or, seen from about as far away as those tell, of its
 * lines; in doubt the longer one, because second lines of double bonds are shorter.
 */
function bondIn(page: PageContent, box: Box): number {
  const paths = page.paths.flatMap((path) => {
    const subpaths = path.subpaths.filter(({ points }) => points.some((p) => boxHolds(box, p)));
    return subpaths.length > 0 ? [{ ...path, subpaths }] : [];
  });
  const pieces = usualLength(straightPieces(paths).map(([a, b]) => distance(a, b))) ?? 0;
  const farther = fartherFor(pieces);
  const view = { ...AS_PRINTED, distance: farther };
  const { content } = seenIn(view, { ...page, paths, texts: [], images: [] });
  const lines = usualBondLength(tidyLineArt(pageLineArt(content)).lines) ?? 0;
  const bond = Math.max(pieces, lines * farther);
  return bond === 0 ? USUAL_BOND.length : Math.min(MAX_BOND, bond);
}

const fartherFor = (bond: number): number =>
  bond < LONGEST ? 1 : 2 ** (1 + Math.floor(Math.log2(Math.min(MAX_BOND, bond) / LONGEST)));

/** The direction of most letters in a drawing, or around it if it has none. */
function quartersAt({ texts }: PageContent, box: Box): Quarters {
  const runs = texts.filter(({ text }) => text.trim().length <= MAX_RUN);
  const inside = runs.filter((run) => boxHolds(box, boxCentre(capitalsBox(run))));
  const around = () => runs.filter((run) => boxGap(box, capitalsBox(run)) < AROUND * run.size);
  return mainQuarters(inside) ?? mainQuarters(around()) ?? 0;
}
