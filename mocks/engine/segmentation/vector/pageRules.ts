import type { Box } from '../../geometry/box';
import { boxCentre, boxHeight, boxOf, boxWidth } from '../../geometry/boxes';
import { MAX_BOND } from '../../lines/bondLength';
import type { PageContent, Subpath, VectorPath } from '../../page/pageContent';

/** Thickest rule of a table, points. */
const MAX_THICKNESS = 2;
/** Ink at the end of a bond may reach into the rule, points. */
const SLACK = 0.5;
/** More rules are a grid or a pattern of a chart. */
const MAX_RULES = 2000;

/** The rules of a page's tables: lines across or down the page, longer than bonds. Points. */
export function pageRules({ paths }: PageContent): Box[] {
  const rules = paths.flatMap((path) => path.subpaths.flatMap((part) => rulesOf(path, part)));
  return rules.length > MAX_RULES ? [] : rules;
}

function rulesOf({ kind }: VectorPath, { points, closed, curved }: Subpath): Box[] {
  if (curved) return [];
  const [first] = points;
  const corners = closed && first ? [...points, first] : points;
  const pieces =
    kind === 'fill' ? [points] : corners.slice(1).map((end, i) => [corners[i] ?? end, end]);
  return pieces.flatMap((piece) => {
    const box = boxOf(piece);
    return box && isRule(box) ? [box] : [];
  });
}

function isRule(box: Box): boolean {
  const sides = [boxWidth(box), boxHeight(box)];
  return Math.max(...sides) > MAX_BOND && Math.min(...sides) <= MAX_THICKNESS;
}

/** Whether a rule lies between two places, so that they are in different cells of a table. */
export function areRuledApart(a: Box, b: Box, rules: readonly Box[]): boolean {
  return rules.some((rule) => {
    const [x0, y0, x1, y1] = rule;
    const isOver = (from: number, to: number, at: number) => at >= from && at <= to;
    const [p, q] = [boxCentre(a), boxCentre(b)];
    if (boxWidth(rule) > boxHeight(rule)) {
      const isBelow = (upper: Box, lower: Box) => upper[3] <= y1 + SLACK && lower[1] >= y0 - SLACK;
      return isOver(x0, x1, p.x) && isOver(x0, x1, q.x) && (isBelow(a, b) || isBelow(b, a));
    }
    const isBeside = (left: Box, right: Box) => left[2] <= x1 + SLACK && right[0] >= x0 - SLACK;
    return isOver(y0, y1, p.y) && isOver(y0, y1, q.y) && (isBeside(a, b) || isBeside(b, a));
  });
}
