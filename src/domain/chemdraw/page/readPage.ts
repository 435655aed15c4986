import type { ChemDrawMolecule, ChemDrawPage } from '../chemDrawDocument';
import { ChemDrawError } from '../chemDrawError';
import { readMolecule, type ReadMolecule } from '../molecule/readMolecule';
import { paintMolecule, type LineWidths } from '../painting/paintMolecule';
import type { ChemDrawObject } from '../tree/chemDrawObject';
import { boundsOf, type Bounds } from '../tree/properties';
import { captionOf, labelsOf, type PlacedCaption } from './captionLabels';
import { atomExtents, extentOf, inReadingOrder, moved, united } from './extents';
import { objectsOn, type PageObjects } from './pageObjects';

const MOST_MOLECULES = 2000;
const MOST_CAPTIONS = 5000;
/** Around what lies outside the page, in points. */
const MARGIN = 18;
/** Where neither the page nor what is on it has a size: US Letter. */
const LETTER: Bounds = [0, 0, 612, 792];

/**
 * @param widths of the document's lines
 * @throws {ChemDrawError} if there are more structures than can be worked with
 */
export function readPage(
  page: ChemDrawObject,
  widths: LineWidths,
): ChemDrawPage & { readonly told: readonly string[] } {
  const objects = objectsOn(page);
  if (objects.molecules.length > MOST_MOLECULES)
    throw new ChemDrawError(`This file has more than ${MOST_MOLECULES} structures.`);
  if (objects.texts.length > MOST_CAPTIONS)
    throw new ChemDrawError(`This file has more than ${MOST_CAPTIONS} texts.`);
  const captions = objects.texts.map((text) => captionOf(text, objects));
  const molecules = objects.molecules.flatMap((fragments) => {
    const molecule = readMolecule(fragments, objects.brackets);
    return molecule ? [{ molecule, extent: extentOf(fragments, molecule.drawn) }] : [];
  });
  const extents = molecules.map(({ extent }) => extent);
  const sheet = sheetOf(page, [...extents, ...captions.map(({ bounds }) => bounds)]);
  const labels = labelsOf(
    molecules.map(({ molecule, extent }) => ({ extent, atoms: atomExtents(molecule.drawn) })),
    captions,
  );
  const placed = molecules.map(({ molecule, extent }, index) =>
    placedOn(sheet, { molecule, extent, label: labels[index] ?? null }, widths),
  );
  return {
    width: sheet[2] - sheet[0],
    height: sheet[3] - sheet[1],
    molecules: inReadingOrder(placed),
    captions: captions.map((caption) => captionOn(sheet, caption)),
    told: remarksOn(objects),
  };
}

const remarksOn = ({ hasAlternatives, hasLooseBrackets }: PageObjects): readonly string[] => [
  ...(hasAlternatives
    ? ['What a group such as R stands for, where the file lists it, is left out.']
    : []),
  ...(hasLooseBrackets ? ['Brackets around nothing that the file names are left out.'] : []),
];

/** The page, with what lies outside it. */
function sheetOf(page: ChemDrawObject, extents: readonly Bounds[]): Bounds {
  const [left, top, right, bottom] = boundsOf(page) ?? LETTER;
  const sheet: Bounds = right > left && bottom > top ? [left, top, right, bottom] : LETTER;
  const outside = extents.filter(
    ([x1, y1, x2, y2]) => x1 < sheet[0] || y1 < sheet[1] || x2 > sheet[2] || y2 > sheet[3],
  );
  const margins = outside.map(([x1, y1, x2, y2]): Bounds => [
    x1 - MARGIN,
    y1 - MARGIN,
    x2 + MARGIN,
    y2 + MARGIN,
  ]);
  return united([sheet, ...margins]) ?? sheet;
}

function placedOn(
  [left, top]: Bounds,
  { molecule, extent, label }: { molecule: ReadMolecule; extent: Bounds; label: string | null },
  widths: LineWidths,
): ChemDrawMolecule {
  const box = {
    left: extent[0] - left,
    top: extent[1] - top,
    width: extent[2] - extent[0],
    height: extent[3] - extent[1],
  };
  const { molfile, told, isWhole, drawn } = molecule;
  const painted = paintMolecule(moved(drawn, [-left, -top]), widths);
  return { molfile, box, label, told, isWhole, painted };
}

const captionOn = ([left, top]: Bounds, { text, x, y, size }: PlacedCaption) => ({
  text,
  x: x - left,
  y: y - top,
  size,
});
