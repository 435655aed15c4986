import type { AgreementCounts, FieldAgreement } from './agreement';

/** What compounds of a team's library are looked for by; an empty text finds all. */
export interface CompoundQuery {
  /** Words of anything that is said of them or their articles. */
  readonly text: string;
  readonly name: string;
  readonly organism: string;
  readonly doi: string;
  /** Who judged them. */
  readonly curator: string;
  readonly verdict: '' | 'open' | 'correct' | 'rejected';
  /** Of their articles. */
  readonly state: '' | 'inWork' | 'checked' | 'confirmed';
  readonly doubt: '' | 'yes' | 'no';
  /** SMILES, SMARTS or molfile; empty: whatever their structures are. */
  readonly structure: string;
  readonly kind: 'substructure' | 'similarity';
  /** Tanimoto coefficient, 0.1..1; only for similarity. */
  readonly leastSimilarity: number;
}

export const EMPTY_QUERY: CompoundQuery = {
  ...{ text: '', name: '', organism: '', doi: '', curator: '', structure: '' },
  ...{ verdict: '', state: '', doubt: '', kind: 'substructure', leastSimilarity: 0.7 },
};

/** A compound of any article of a team's library. */
export interface FoundCompound {
  /** SHA-256 of the article's file. */
  readonly article: string;
  readonly fileName: string;
  readonly title: string | null;
  readonly doi: string | null;
  /** The segment's id. */
  readonly segment: string;
  readonly number: string | null;
  readonly name: string | null;
  readonly organism: string | null;
  readonly smiles: string | null;
  readonly engine: string | null;
  readonly doubts: number;
  readonly verdict: string | null;
  readonly reason: string | null;
  readonly judgedBy: string | null;
  readonly inchiKey: string | null;
  /** Of a search for similar ones: Tanimoto coefficient, 0..1. */
  readonly similarity?: number | undefined;
}

/** A stretch of what was found. */
export interface FoundPage {
  readonly compounds: readonly FoundCompound[];
  /** Where to go on; null: there are no more. */
  readonly cursor: string | null;
}

interface Count {
  readonly count: number;
}

/** What was judged in a team's library, as it stands. */
export interface TeamStatistics {
  readonly articles: number;
  readonly compounds: number;
  readonly curators: readonly (Count & { readonly curator: string; readonly verdict: string })[];
  /** The latest days on which something was judged, in UTC. */
  readonly days: readonly (Count & { readonly day: string; readonly verdict: string })[];
  readonly reasons: readonly (Count & { readonly reason: string })[];
  /** Of the readings that stand; the verdict is null of those that nobody judged. */
  readonly engines: readonly (Count & {
    readonly engine: string;
    readonly verdict: string | null;
  })[];
  /** First words and second opinions that have ended, the most compared first. */
  readonly agreement: {
    readonly fields: readonly FieldAgreement[];
    /** Over all fields, by whose the first word was and whose the second. */
    readonly people: readonly (AgreementCounts & {
      readonly first: string;
      readonly second: string;
    })[];
  };
}
