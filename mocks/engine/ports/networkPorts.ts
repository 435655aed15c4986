/** Runs a network on an input of the given dimensions and returns the output's values. */
export type RunOnnx = (input: Float32Array, dimensions: readonly number[]) => Promise<Float32Array>;

/** What the host provides for loading a network. */
export interface NetworkPorts {
  /** A file from the network's folder. @throws Error if it is missing */
  readonly readFile: (name: string) => Promise<Uint8Array>;
  /** SHA-256 in hexadecimal digits. */
  readonly sha256: (bytes: Uint8Array) => Promise<string>;
  /** @param name of the file with the weights, for messages */
  readonly openOnnx: (weights: Uint8Array, name: string) => Promise<RunOnnx>;
}
