import { hasStructure, withVersions } from './structure';
import type { Structure, StructureVersion } from './structure';
import type { VersionReference } from './versionReference';

/** What was read of a drawing once all programs were there. */
export interface Confirmation {
  /** The reading that was given before. */
  readonly awaited: VersionReference;
  /** All readings, the one that is taken last. */
  readonly versions: readonly StructureVersion[];
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
  { awaited, versions, mayStand }: Confirmation,
): Structure {
  const { timestamp, engine, history, undone = [] } = structure;
  if (structure.awaits === undefined) return structure;
  if (timestamp !== awaited.timestamp || engine !== awaited.engine) return structure;
  const read = versions.filter(hasStructure).map((version) => {
    return version.engine === engine ? { ...version, timestamp } : version;
  });
  const own = read.find((version) => version.engine === engine);
  const taken = read.at(-1);
  const standing = mayStand ? taken : own;
  if (!standing) return structure;
  const others = read.filter((version) => version !== standing);
  const [before] = history.slice(-1);
  if (!before) return withVersions(structure, [standing, ...undone, ...others], 0);
  const all = [...history.slice(0, -1), ...others, before, standing, ...undone];
  return withVersions(structure, all, history.length + others.length);
}
