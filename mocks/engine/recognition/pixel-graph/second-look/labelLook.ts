/**
 * Runs the label network on some views.
 *
 * @param views count x height x width values, 0 paper to 1 ink
 * @returns count x classes logits
 */
export type RunLabelNetwork = (views: Float32Array, count: number) => Promise<Float32Array>;

/** What the label network looks at. */
export interface LookFormat {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Pixels a bond. */
  readonly bondLength: number;
}

/** The second, smaller network, which sees one label at a time and larger; its classes are the first one's. */
export interface LabelLook extends LookFormat {
  readonly run: RunLabelNetwork;
}
