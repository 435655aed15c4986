/** The programs that can be evaluated on pictures. */
export const EVALUATED_ENGINES = ['pixel-graph', 'osra'] as const;

export type EvaluatedEngine = (typeof EVALUATED_ENGINES)[number];

export const ENGINE_TITLES: Readonly<Record<EvaluatedEngine, string>> = {
  'pixel-graph': 'PixelGraph',
  osra: 'OSRA',
};

/** The program that reads the pictures, with its options. */
export interface ReaderChoice {
  readonly engine: EvaluatedEngine;
  /** Folder of another network for PixelGraph; undefined for that of the services. */
  readonly weights?: string | undefined;
  /** PixelGraph states its confidences before calibration, and withholds nothing. */
  readonly uncalibrated?: boolean | undefined;
}

/** One program's answer for one picture. */
export interface ImageReading {
  /** Canonical SMILES; empty if nothing was read, or something chemically impossible. */
  readonly smiles: string;
  /** 0..1, as stated by the program; undefined if it read nothing. */
  readonly confidence?: number | undefined;
  /** 0..1: the value that the confidence was derived from, if the program provides it. */
  readonly rawConfidence?: number | undefined;
  /** Why there is no SMILES. */
  readonly reason?: string | undefined;
  /** The reading in the picture's coordinates, y upwards; undefined if there is none. */
  readonly molfile?: string | undefined;
  /** Whether a graph was read that no molecule can have. */
  readonly impossible: boolean;
  /** CPU seconds, user and system, from the file to the SMILES; undefined if they cannot be measured. */
  readonly cpuSeconds?: number | undefined;
}
