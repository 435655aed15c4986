/** The programs that can be evaluated on pictures. */
export const EVALUATED_ENGINES = ['pixel-graph', 'osra'] as const;

export type EvaluatedEngine = (typeof EVALUATED_ENGINES)[number];

export const ENGINE_TITLES: Readonly<Record<EvaluatedEngine, string>> = {
  'pixel-graph': 'PixelGraph',
  osra: 'OSRA',
};

/** What reads the pictures. */
export interface ReaderChoice {
  readonly engine: EvaluatedEngine;
  /** Folder of another network for PixelGraph; undefined for the services' own. */
  readonly weights?: string | undefined;
  /** PixelGraph states its confidences as they are before calibration, and holds nothing back. */
  readonly uncalibrated?: boolean | undefined;
}

/** What a program answered for one picture. */
export interface ImageReading {
  /** Canonical SMILES; empty when nothing was read, or something chemically impossible. */
  readonly smiles: string;
  /** 0..1, as the program states it; undefined when it read nothing. */
  readonly confidence?: number | undefined;
  /** 0..1: what the confidence was derived from, where the program tells. */
  readonly rawConfidence?: number | undefined;
  /** Why there is no SMILES. */
  readonly reason?: string | undefined;
  /** What was read, in the picture's coordinates, y upwards; undefined when nothing was. */
  readonly molfile?: string | undefined;
  /** Whether a graph was read that no molecule can have. */
  readonly impossible: boolean;
  /** CPU seconds, user and system, from the file to the SMILES; undefined where they cannot be told. */
  readonly cpuSeconds?: number | undefined;
}
