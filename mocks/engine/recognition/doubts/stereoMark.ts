/** A stereo centre, or a double bond with a configuration. */
export interface StereoMark {
  /** One index into the graph, or those of a bond. */
  readonly atoms: readonly number[];
  /** `R`, `S`, `E`, `Z`. */
  readonly mark: string;
}
