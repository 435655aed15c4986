/** The large files of the engine, which are fetched when a task first needs them. */
export const PART_NAMES = ['rdkit', 'figures', 'pixel-graph', 'tagger', 'taxa'] as const;

export type PartName = (typeof PART_NAMES)[number];

export interface PartFile {
  readonly name: string;
  /** Relative to the workers' own address. */
  readonly url: string;
  readonly bytes: number;
}

export interface EnginePart {
  /** Worded for the user. */
  readonly title: string;
  readonly files: readonly PartFile[];
}

export type EngineParts = Readonly<Record<PartName, EnginePart>>;

/** The files of a part that has arrived, by name. Blobs cross to a worker without being copied. */
export type PartFiles = ReadonlyMap<string, Blob>;

export const isPartName = (text: string): text is PartName =>
  PART_NAMES.some((name) => name === text);
