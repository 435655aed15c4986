import type { Judgements } from '@/domain/judgement';
import type { KnownList, KnownState } from '@/domain/knownList';
import type { SavedDrawing } from '@/domain/library/savedDrawing';
import type { SureReading } from '@/domain/library/sureInArticle';
import type { Structure } from '@/domain/structure';

/** What the services' list of known compounds has of the drawings that were shown. */
export interface InboxKnown {
  /** `null` where the services have none. */
  readonly list: KnownList | null;
  /** By the structure's text; `null` of one that has no InChIKey. */
  readonly byText: Readonly<Record<string, KnownState | null>>;
}

/** Readings of several articles that may be accepted together, and those of them to be looked at first. */
export interface SureAcross {
  readonly readings: readonly SureReading[];
  /** The least sure first. */
  readonly sample: readonly SampleReading[];
}

export interface SampleReading extends Pick<SureReading, 'hash' | 'id'> {
  /** Its number in the article: `12` or `12a`. */
  readonly ordinal: string;
  /** Number and name of the compound, as far as they are known. */
  readonly text: string;
  /** As printed; an id of the blob vault. */
  readonly printId: string;
  readonly structure: Structure;
}

/** Readings that were accepted together, for as long as that can be taken back. */
export interface AcceptedAcross {
  readonly articles: readonly { readonly hash: string; readonly judgements: Judgements }[];
  /** Articles that were left as they were. */
  readonly failed: readonly { readonly hash: string; readonly why: string }[];
  /** Readings that somebody has judged or replaced meanwhile. */
  readonly passedOver: number;
  /** It was taken back: what is left could not be. */
  readonly isTakenBack?: true;
}

/** A drawing of another article, while it is shown beside one of the open article. */
export interface DrawingBeside {
  /** Of its article's PDF. */
  readonly hash: string;
  readonly segmentId: string;
  /** `null` if it cannot be read. */
  readonly drawing: SavedDrawing | null;
  /** As printed, an id of the blob vault; absent if the browser has no picture of it. */
  readonly printId?: string;
}
