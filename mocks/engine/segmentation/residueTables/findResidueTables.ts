import type { Box } from '../../geometry/box';
import { boxCentre, boxGap, boxHolds, growBox, unionBox } from '../../geometry/boxes';
import { assembleLabels } from '../../lines/textLabels';
import type { PageContent } from '../../page/pageContent';
import { RESIDUE_NAME, residueName } from '../../recognition/residues/residueName';
import type { ResidueTable } from '../../recognition/residues/residueTable';
import { figureLines, MAX_DRAWINGS, AT_DRAWING } from '../compoundLabels/figureLines';
import { columnTables } from './columnTables';
import { listedTables } from './listedTables';

/** Farthest that a table stands from its drawing, points. */
const REACH = 60;
/** Another drawing with the same residues has to be this much farther away, points. */
const CLEARLY_FARTHER = 12;
const NAMES = new RegExp(RESIDUE_NAME, 'gu');

/**
 * The table of residues beside or below each drawing of a page; undefined where there is none, or where it is
 * not clear whose it is. A table belongs to a drawing that shows its residues, or whose labels are no text.
 *
 * @param drawings their boxes in points
 */
export function findResidueTables(
  content: PageContent,
  drawings: readonly Box[],
): (ResidueTable | undefined)[] {
  const found: (ResidueTable | undefined)[] = drawings.map(() => undefined);
  if (drawings.length === 0 || drawings.length > MAX_DRAWINGS) return found;
  const lines = figureLines(content, drawings);
  if (!lines) return found;
  const tables = [...listedTables(lines), ...columnTables(lines)];
  if (tables.length === 0) return found;
  const shown = residuesShown(content, drawings);
  for (const table of tables) {
    const owner = ownerOf(table, drawings, shown);
    if (owner === undefined) continue;
    const before = found[owner];
    found[owner] = before
      ? { rows: [...before.rows, ...table.rows], box: unionBox(before.box, table.box) }
      : table;
  }
  return found;
}

/** The names of residues in the text of each drawing; undefined for a drawing without any label as text. */
function residuesShown(
  { texts }: PageContent,
  drawings: readonly Box[],
): (ReadonlySet<string> | undefined)[] {
  const labels = assembleLabels(texts);
  return drawings.map((drawing) => {
    const area = growBox(drawing, AT_DRAWING);
    const own = labels.filter(({ box }) => boxHolds(area, boxCentre(box)));
    if (own.length === 0) return undefined;
    return new Set(
      own.flatMap(({ text }) => [...text.matchAll(NAMES)].map(([name]) => residueName(name))),
    );
  });
}

function ownerOf(
  { rows, box }: ResidueTable,
  drawings: readonly Box[],
  shown: readonly (ReadonlySet<string> | undefined)[],
): number | undefined {
  const names = new Set(rows.flatMap(({ groups }) => Object.keys(groups)));
  const near = drawings
    .map((drawing, i) => ({ i, gap: boxGap(drawing, box), names: shown[i] }))
    .filter(({ gap }) => gap <= REACH)
    .sort((a, b) => a.gap - b.gap);
  const showing = near.filter((drawing) => [...names].some((name) => drawing.names?.has(name)));
  const [first, second] =
    showing.length > 0 ? showing : near.filter((drawing) => drawing.names === undefined);
  if (!first || (second && second.gap - first.gap < CLEARLY_FARTHER)) return undefined;
  return first.i;
}
