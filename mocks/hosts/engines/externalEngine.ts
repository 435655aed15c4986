import type { EngineAnswer } from '../../engine/recognition/external/engineAnswer';

/** Whether a program can be asked now. */
export type EngineState =
  | { readonly available: true; readonly version: string }
  /** Why not, and what the user can do. */
  | { readonly available: false; readonly reason: string };

/** How a drawing is read. */
export interface EngineQuestion {
  /** A grey PNG. */
  readonly png: Uint8Array;
  /** The longer side, pixels. */
  readonly longerSide: number;
  readonly handDrawn: boolean;
}

/** A reader of drawings that is no part of MARCUS: a program, or services at an address. */
export interface ExternalEngine {
  readonly id: string;
  /** As the page shows it. */
  readonly name: string;
  /** The machine that drawings are sent to; absent if they stay on this one. */
  readonly sentTo?: string | undefined;
  /** Whether its answers have a molfile. */
  readonly coordinates: boolean;
  /** Whether it has weights for hand drawings. */
  readonly handDrawn: boolean;
  /** Longer side of the pictures that it takes, pixels. */
  readonly mostSide?: number | undefined;
  /** Whether it is OSRA of this machine under another id. */
  readonly isOsra?: boolean;
  readonly state: () => Promise<EngineState>;
  /** @throws EngineFailure with what went wrong; the signal's reason on abort */
  readonly read: (question: EngineQuestion, signal: AbortSignal) => Promise<EngineAnswer>;
  /** Lets go of what it holds. */
  readonly close?: () => void;
}

/** A program that did not answer, worded for the user. */
export class EngineFailure extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'EngineFailure';
  }
}
