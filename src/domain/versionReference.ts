/** Which of a structure's versions stands; versions of one structure differ in one of the two. */
export interface VersionReference {
  /** ISO 8601, UTC. */
  readonly timestamp: string;
  readonly engine: string;
}

/** @returns the version's own reference, without its other fields */
export const referenceTo = ({ timestamp, engine }: VersionReference): VersionReference => ({
  timestamp,
  engine,
});

/** The position of a version among others; -1 if it is not among them. */
export const positionOf = (
  { timestamp, engine }: VersionReference,
  versions: readonly VersionReference[],
): number =>
  versions.findLastIndex((each) => each.timestamp === timestamp && each.engine === engine);
