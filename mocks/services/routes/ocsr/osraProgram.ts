import type { RecognitionOutcome } from '../../../engine/recognition/molecularGraph';

/** OSRA, which is no part of the engine but a program of its own; the host starts it where it can. */
export interface OsraProgram {
  /** Null when it is not there. */
  version(): Promise<string | null>;
  /** Why it is not there and what can be done, in words for the user. */
  readonly missing: string;
  /** A picture that cannot be decoded gets a reason. @throws the signal's reason on abort */
  read(image: Uint8Array, signal: AbortSignal): Promise<RecognitionOutcome>;
}
