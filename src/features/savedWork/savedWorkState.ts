import type { WorkSummary } from '@/platform/workStore';

/** Whether the work on the open document is saved in the browser. */
export type SavingState =
  | { readonly status: 'idle' }
  /** Changes are being written, or about to be. */
  | { readonly status: 'saving' }
  /** ms since the epoch */
  | { readonly status: 'saved'; readonly at: number }
  | { readonly status: 'failed'; readonly message: string; readonly isFull?: boolean };

/** What the user is told about earlier work on the open document. */
export type EarlierWork =
  /** It is on the screen again. ms since the epoch */
  | { readonly status: 'restored'; readonly savedAt: number; readonly hash: string }
  /** The user started over; it is kept until something is extracted again. */
  | { readonly status: 'setAside'; readonly savedAt: number; readonly hash: string };

/** Why nothing is written for the open document: what is stored for it is unknown, or is other work. */
export type Held =
  | {
      readonly status: 'unread';
      readonly hash: string;
      readonly message: string;
      /** Asking again does not help: the user may have the lost work replaced. */
      readonly isLost?: true;
    }
  /** `foundLate`: read only when there were already results. The user decides which work counts. */
  | {
      readonly status: 'otherWork';
      readonly reason: 'foundLate' | 'otherTab';
      readonly stored: WorkSummary;
    };

/** The list of saved articles as this page knows it, latest first. */
export type SavedList =
  | { readonly status: 'unknown' }
  | { readonly status: 'known'; readonly works: readonly WorkSummary[] }
  | { readonly status: 'failed'; readonly message: string };

/** An article from the store that could not be opened, because it could not be read. */
export interface FailedOpening {
  readonly hash: string;
  readonly message: string;
}

/** Owner of what is known about saved work; the work itself belongs to the features it came from. */
export interface SavedWorkState {
  readonly saving: SavingState;
  readonly earlier: EarlierWork | null;
  readonly list: SavedList;
  /** Hash of the article that is being opened from the store. */
  readonly opening: string | null;
  readonly failedOpening: FailedOpening | null;
  readonly held: Held | null;
}

export interface SavedWorkRootState {
  readonly library: { readonly savedWork: SavedWorkState };
}
