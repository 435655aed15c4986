import { hasStructure, withVersions } from './structure';
import type { Structure, StructureVersion } from './structure';
import type { DrawingReadings } from './readingRelations';
import type { VersionReference } from './versionReference';

/** What was read of a drawing once all programs were there. */
export interface Confirmation extends DrawingReadings {
  /** The reading that was given before. */
  readonly awaited: VersionReference;
  /** Whether another reading than the one given before may stand in its place. */
  readonly mayStand: boolean;
}

/**
 * Replaces the current reading, which was given before all programs had been downloaded, by later ones. Nothing
 * changes if another version has taken its place meanwhile.
 *
 * What the same engine says now keeps the time of the earlier reading, by which judgements refer to it. The
 * others are placed as if they had come with it: below what stood before, or above it where nothing did.
 */
export function withConfirmation(
  structure: Structure,
  { awaited, standing: latest, rivals, mayStand }: Confirmation,
): Structure {
  const { timestamp, engine, history, undone = [] } = structure;
  if (structure.awaits === undefined) return structure;
  if (timestamp !== awaited.timestamp || engine !== awaited.engine) return structure;
  const inTime = (version: StructureVersion) =>
    version.engine === engine ? { ...version, timestamp } : version;
  const read = [...rivals, latest].filter(hasStructure).map(inTime);
  const standing = read.find((version) => version.engine === (mayStand ? latest.engine : engine));
  if (!standing) return structure;
  const others = read.filter((version) => version !== standing);
  const [before] = history.slice(-1);
  if (!before) return withVersions(structure, [standing, ...undone, ...others], 0);
  const all = [...history.slice(0, -1), ...others, before, standing, ...undone];
  return withVersions(structure, all, history.length + others.length);
}
