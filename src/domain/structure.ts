import { structureKey } from './documentId';
import { MANUAL_EDIT } from './engines';
import { presentMolfile, presentText } from './missing';
import { segmentName } from './segment';
import type { Segment } from './segment';
import type { Saved } from './saved/common.schema';
import type { structureFields, versionSchema } from './saved/structure.schema';

/** One reading of a drawing: the result of an engine or the user, and how it was made. */
export type StructureVersion = Saved<typeof versionSchema>;

/** The structure of one segment: its current version, and those before and after it. */
export type Structure = Saved<typeof structureFields>;

const identityOf = (structure: Structure) => ({
  uniqueKey: structure.uniqueKey,
  segmentId: structure.segmentId,
  pdfId: structure.pdfId,
  pageIndex: structure.pageIndex,
  segmentIndex: structure.segmentIndex,
  filename: structure.filename,
  name: structure.name,
});

/** Only the current version. */
function versionOf(structure: Structure): StructureVersion {
  const {
    uniqueKey: _key,
    segmentId: _segment,
    pdfId: _pdf,
    pageIndex: _page,
    segmentIndex: _index,
    filename: _filename,
    name: _name,
    history: _history,
    undone: _undone,
    ...version
  } = structure;
  return version;
}

/** Drops values that mean "missing", so that a version has either a SMILES or no such key. */
function withoutMissing({ smiles, molfile, ...rest }: StructureVersion): StructureVersion {
  const presentSmiles = presentText(smiles);
  const present = presentMolfile(molfile);
  return {
    ...rest,
    ...(presentSmiles !== undefined && { smiles: presentSmiles }),
    ...(present !== undefined && { molfile: present }),
  };
}

/**
 * The first reading of a segment.
 *
 * @param rivals readings that do not stand; they come after it, since undo has nothing to lead to
 */
export function createStructure(
  segment: Segment,
  version: StructureVersion,
  rivals: readonly StructureVersion[] = [],
): Structure {
  return {
    ...withoutMissing(version),
    uniqueKey: structureKey(segment.pdfId, segment.id),
    segmentId: segment.id,
    pdfId: segment.pdfId,
    pageIndex: segment.pageIndex,
    segmentIndex: segment.segmentIndex,
    filename: segment.filename,
    name: segmentName(segment),
    history: [],
    ...(rivals.length > 0 && { undone: rivals.map(withoutMissing) }),
  };
}

/** The structure of a segment whose numbers or cut-out are others by now; a name that was given stays. */
export function standingAt(structure: Structure, segment: Segment): Structure {
  const { pageIndex, segmentIndex, filename } = segment;
  const isAsBefore =
    structure.pageIndex === pageIndex &&
    structure.segmentIndex === segmentIndex &&
    structure.filename === filename;
  if (isAsBefore) return structure;
  const before = { pageNumber: structure.pageIndex + 1, segmentNumber: structure.segmentIndex + 1 };
  const name = structure.name === segmentName(before) ? segmentName(segment) : structure.name;
  return { ...structure, pageIndex, segmentIndex, filename, name };
}

/**
 * Puts a version on top. The one it replaces joins the history, after those the user had undone: nothing is
 * lost, and undo first shows what was there before.
 *
 * @param rivals readings that came with it but do not stand; they join the history below what stood
 */
export function withVersion(
  structure: Structure,
  version: StructureVersion,
  rivals: readonly StructureVersion[] = [],
): Structure {
  const { history, undone = [] } = structure;
  return {
    ...withoutMissing(version),
    ...identityOf(structure),
    history: [...history, ...undone, ...rivals.map(withoutMissing), versionOf(structure)],
  };
}

/** All versions, oldest first. */
export function versionsOf(structure: Structure): StructureVersion[] {
  return [...structure.history, versionOf(structure), ...(structure.undone ?? [])];
}

/** The same structure with these versions, oldest first, of which the one at `position` stands. */
export function withVersions(
  structure: Structure,
  versions: readonly StructureVersion[],
  position: number,
): Structure {
  const standing = versions[position];
  if (!standing) return structure;
  const undone = versions.slice(position + 1);
  return {
    ...withoutMissing(standing),
    ...identityOf(structure),
    history: versions.slice(0, position).map(withoutMissing),
    ...(undone.length > 0 && { undone: undone.map(withoutMissing) }),
  };
}

/**
 * Switches to another version, back or forward; all versions stay.
 *
 * @param position in `versionsOf`; the current version is at `history.length`. An invalid position leaves the
 *   structure unchanged.
 */
export function atVersion(structure: Structure, position: number): Structure {
  return position === structure.history.length
    ? structure
    : withVersions(structure, versionsOf(structure), position);
}

/** True if the reading has something to draw, compare or export. */
export function hasStructure(version: Pick<StructureVersion, 'smiles' | 'molfile'>): boolean {
  return presentText(version.smiles) !== undefined || presentMolfile(version.molfile) !== undefined;
}

/** True if a person drew it, or changed what a program read. */
export const wasEdited = ({
  engine,
  editedFromOriginal = false,
}: Pick<StructureVersion, 'engine' | 'editedFromOriginal'>): boolean =>
  engine === MANUAL_EDIT || editedFromOriginal;

/** True if engines that read this drawing differ by more than its stereo. */
export const enginesDisagree = ({ differing = [] }: Pick<StructureVersion, 'differing'>): boolean =>
  differing.length > 0;
