/** The databases in which a compound is looked up. */
export const KNOWN_DATABASES = ['pubchem', 'coconut'] as const;

export type KnownDatabase = (typeof KNOWN_DATABASES)[number];

/** As shown. */
export const DATABASE_NAMES: Readonly<Record<KnownDatabase, string>> = {
  pubchem: 'PubChem',
  coconut: 'COCONUT',
};

/** A compound that a database has: the very one, or one that differs in stereo, isotopes or protons. */
export interface KnownCompound {
  readonly match: 'identical' | 'skeleton';
  /** As the database calls it. */
  readonly id: string;
  readonly url: string;
}

/** What a database said about a compound. */
export type KnownAnswer =
  | { readonly status: 'asking' }
  | { readonly status: 'found'; readonly compound: KnownCompound }
  | { readonly status: 'unknown' }
  | { readonly status: 'failed'; readonly message: string };

export type KnownEntry = Readonly<Record<KnownDatabase, KnownAnswer>>;
