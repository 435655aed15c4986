/** A stereo centre, or a double bond or an axis with a configuration. */
export interface StereoMark {
  /** One index into the graph, or those of a bond. */
  readonly atoms: readonly number[];
  /** `R`, `S`, `E`, `Z`; `M` or `P` of an axis. */
  readonly mark: string;
}
