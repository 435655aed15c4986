/**
 * Runs the label network on some views.
 *
 * @param views count x height x width values, 0 paper to 1 ink
 * @returns count x classes logits
 */
export type RunLabelNetwork = (views: Float32Array, count: number) => Promise<Float32Array>;

/** The label network's input format. */
export interface LookFormat {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Pixels per bond. */
  readonly bondLength: number;
}

/**
 * The second, smaller network, which sees one label at a time and enlarged; it has the first one's classes.
 */
export interface LabelLook extends LookFormat {
  readonly run: RunLabelNetwork;
}
