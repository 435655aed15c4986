/** A part of a draft. */
export interface Part {
  /** Why it is not what it was first seen as, as a sentence for the user. */
  readonly because?: string | undefined;
}

/** A bond by the indices of its atoms. */
export interface Joint extends Part {
  readonly begin: number;
  readonly end: number;
}

/** Atoms and bonds as they are taken so far. */
export interface Draft<Atom extends Part, Bond extends Joint> {
  readonly atoms: readonly Atom[];
  readonly bonds: readonly Bond[];
}

/**
 * One change of a draft that some evidence speaks for. An atom that loses its last bond by it is none: a spot, or a
 * letter of another label.
 */
export interface Hypothesis<Atom extends Part, Bond extends Joint> {
  readonly removes?: readonly Bond[];
  readonly adds?: readonly Bond[];
  /** Atoms that are read as something else, by index. */
  readonly rereads?: ReadonlyMap<number, Atom>;
  /**
   * Natural logarithm of the odds that the changed draft is the right one of the two. Negative for what only a
   * valence can require.
   */
  readonly logOdds: number;
  /** What speaks for it, as a sentence for the user. */
  readonly because: string;
}

/** What one kind of evidence says about a draft; depends on nothing but the two, in whatever order rules are asked. */
export type Rule<Atom extends Part, Bond extends Joint> = (
  draft: Draft<Atom, Bond>,
) => readonly Hypothesis<Atom, Bond>[];
