import type { UnknownAction } from '@reduxjs/toolkit';
import type { OldStage } from './oldDocument';

/** A call to the services that is not answered until the next document is opened. */
export interface HeldAnswer {
  readonly what: string;
  readonly method: 'GET' | 'POST';
  readonly path: string | RegExp;
  readonly answer: () => Response;
  /** Answered at once before the held call. */
  readonly before?: Readonly<Record<string, () => Response>>;
  /** Dispatched one after the other. */
  readonly start: (stage: OldStage) => readonly UnknownAction[];
}
