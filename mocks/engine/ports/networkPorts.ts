/** Runs a network: from an input of the given dimensions to the output's values. */
export type RunOnnx = (input: Float32Array, dimensions: readonly number[]) => Promise<Float32Array>;

/** What loading a network takes from the host. */
export interface NetworkPorts {
  /** A file of the network's folder, by its name. @throws Error when it is missing */
  readonly readFile: (name: string) => Promise<Uint8Array>;
  /** SHA-256 in hexadecimal digits. */
  readonly sha256: (bytes: Uint8Array) => Promise<string>;
  /** @param name of the file that the weights are from, for messages */
  readonly openOnnx: (weights: Uint8Array, name: string) => Promise<RunOnnx>;
}
