import type { PageContent } from '../../page/pageContent';
import type { Box } from '../../geometry/box';
import { BoxIndex } from '../../geometry/boxIndex';
import { boxHeight, boxWidth, growBox, sharedArea, unionBox } from '../../geometry/boxes';
import { DisjointSets } from '../../geometry/disjointSets';
import type { Drawing } from '../drawing';
import { type DrawingPart, listDrawingParts } from './drawingParts';
import { withFarLetters } from './farLetters';
import { withIonsBeside } from './ionsBeside';
import { judgeStructure } from './judgeStructure';
import { pageLineArt } from '../../lines/pageLineArt';
import { areRuledApart, pageRules } from './pageRules';
import { loneHashLinks } from './loneHashLinks';
import { partsLinked } from './partLinks';
import { withStrayStrokes } from './strayStrokes';
import { tidyLineArt } from '../../lines/tidyLineArt';

/** A page with more pieces is a map or a plot; linking them would take minutes. */
const MAX_PARTS = 40_000;
/** Pieces near one place; with more, they are hatching or hostile, and none of them are linked. */
const CROWD = 1000;
/** Letters and bonds that touch a cut-out are complete within this distance, points. */
const REACH = 12;
/** Ink extends by half a line's width: margin around the parts, points. */
const RIM = 1;

interface Candidate {
  box: Box;
  confidence: number;
}

/**
 * Finds the drawn structures of a page from its own lines, letters and tiles.
 *
 * Charts, tables, frames and arrows are excluded by their angles and lengths; a drawing whose labels are
 * pictures is still found whole.
 */
export function findVectorDrawings(page: PageContent): Drawing[] {
  const art = tidyLineArt(pageLineArt(page));
  const parts = listDrawingParts(page, art);
  if (parts.length > MAX_PARTS) return [];
  const membersOf = (group: readonly number[]) => group.flatMap((i) => parts[i] ?? []);
  const groups = linkParts(parts, pageRules(page));
  const confidences = groups.map((group) => judgeStructure(membersOf(group)));
  const drawings = withFarLetters(
    groups,
    confidences.map((confidence) => confidence > 0),
    parts,
  );
  const confidenceOf = new Map(
    groups.flatMap((group, g) => group.map((i) => [i, confidences[g] ?? 0] as const)),
  );
  const drawn = withStrayStrokes(drawings, parts);
  const whole = withIonsBeside(drawn, parts, art.lines);
  const found = drawings.map((drawing, i): Candidate => {
    const boxes = membersOf(whole[i] ?? drawing).map(({ box }) => box);
    const confidence = Math.max(...drawing.map((part) => confidenceOf.get(part) ?? 0));
    return { box: boxes.reduce(unionBox), confidence };
  });
  return joinOverlapping(found)
    .map(({ box, confidence }) => ({
      box: growBox(box, RIM),
      confidence,
      route: 'vector' as const,
    }))
    .sort((a, b) => a.box[1] - b.box[1] || a.box[0] - b.box[0]);
}

function linkParts(parts: readonly DrawingPart[], rules: readonly Box[]): number[][] {
  const index = new BoxIndex(
    parts.map((part) => part.box),
    20,
    CROWD,
  );
  const sets = new DisjointSets(parts.length);
  parts.forEach((part, i) => {
    for (const j of index.touching(growBox(part.box, REACH))) {
      const other = parts[j];
      if (!other || j <= i || sets.find(i) === sets.find(j)) continue;
      if (partsLinked(part, other) && !areRuledApart(part.box, other.box, rules)) sets.join(i, j);
    }
  });
  for (const [first = 0, ...others] of loneHashLinks(parts)) {
    for (const other of others) sets.join(first, other);
  }
  return sets.groups();
}

/** Pieces within each other's bounds are one drawing: a bridge, a salt, a wavy bond in between. */
function joinOverlapping(candidates: readonly Candidate[]): Candidate[] {
  const sets = new DisjointSets(candidates.length);
  candidates.forEach((p, i) => {
    candidates.forEach((q, j) => {
      if (j <= i) return;
      const smaller = Math.min(areaOf(p.box), areaOf(q.box));
      if (sharedArea(p.box, q.box) > 0.3 * smaller) sets.join(i, j);
    });
  });
  return sets.groups().map((group) => {
    const members = group.flatMap((i) => candidates[i] ?? []);
    return {
      box: members.map(({ box }) => box).reduce(unionBox),
      confidence: Math.max(...members.map(({ confidence }) => confidence)),
    };
  });
}

const areaOf = (box: Box): number => Math.max(boxWidth(box), 1) * Math.max(boxHeight(box), 1);
