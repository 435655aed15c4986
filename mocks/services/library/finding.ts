/** What compounds of all articles are found by; an empty text finds all. */
export interface CompoundFilter {
  /** Who looks: what is in articles of which they are giving a second opinion, blind, is not found. */
  readonly reader: string;
  /** Words of anything that is said of it or its article, each by its beginning. */
  readonly text: string;
  readonly name: string;
  readonly organism: string;
  /** What the organism is, whatever it is called (`lineageOf`): a compound of any of them, or below, is found. */
  readonly taxa: readonly string[];
  /** A DOI, or its beginning. */
  readonly doi: string;
  /** Who judged it. */
  readonly curator: string;
  readonly verdict: '' | 'open' | 'correct' | 'rejected';
  /** Of its article. */
  readonly state: '' | 'inWork' | 'checked' | 'confirmed';
  readonly doubt: '' | 'yes' | 'no';
}

/** A compound of an article, as a list of what was found shows it. */
export interface FoundCompound {
  /** Grows with each compound that is added. */
  readonly id: number;
  readonly article: string;
  readonly fileName: string;
  readonly title: string | null;
  readonly doi: string | null;
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
  /** Null until it is computed, and for structures that have none. */
  readonly inchiKey: string | null;
}

export interface SimilarCompound extends FoundCompound {
  /** Tanimoto coefficient of the fingerprints, 0..1. */
  readonly similarity: number;
}

/** A substructure to look for. */
export interface SoughtStructure {
  /** Canonical SMILES of a molecule, otherwise SMARTS. */
  readonly written: string;
  readonly isMolecule: boolean;
  /** Its pattern fingerprint, in hex. */
  readonly pattern: string;
}

/** A compound that may have a substructure, as its fingerprint says. */
export interface Candidate {
  readonly id: number;
  /** Canonical SMILES. */
  readonly canonical: string;
  /** The database has compared its atoms, too: it has the substructure. */
  readonly isSure: boolean;
}

export interface CandidatePage {
  readonly candidates: readonly Candidate[];
  /** Compounds before this one are not looked at yet; null: there are none. */
  readonly before: number | null;
}

/** What is computed of a structure, to find it by. Bits are in hex, 2,048 of each fingerprint. */
export interface StructureIndex {
  readonly canonical: string;
  readonly inchiKey: string | null;
  /** RDKit's pattern fingerprint: has all bits of each of its substructures. */
  readonly pattern: string;
  /** ECFP4. */
  readonly morgan: string;
  /** How many bits the latter has. */
  readonly morganBits: number;
}

/** A compound whose structure or organism is new. */
export interface DueCompound {
  readonly id: number;
  readonly seq: number;
  readonly smiles: string | null;
  readonly molfile: string | null;
  readonly organism: string | null;
}

export interface ComputedCompound extends Pick<DueCompound, 'id' | 'seq'> {
  /** Null without a structure, or for one that cannot be read. */
  readonly index: StructureIndex | null;
  /** What its organism is and belongs to (`lineageOf`). */
  readonly taxa: readonly string[];
}

/** How often something was said. */
export interface Count {
  readonly count: number;
}

/** How often two people said the same of the same. */
export interface AgreementCounts {
  readonly pairs: number;
  readonly same: number;
  /** Of how many pairs it would be so by chance, within each field by how often each of the two says each word. */
  readonly expected: number;
}

export interface LibraryStatistics {
  readonly articles: number;
  readonly compounds: number;
  readonly curators: readonly (Count & { readonly curator: string; readonly verdict: string })[];
  /** The last 90 days on which something was judged that still stands; `day` is in UTC. */
  readonly days: readonly (Count & { readonly day: string; readonly verdict: string })[];
  readonly reasons: readonly (Count & { readonly reason: string })[];
  /** Of the readings that stand, by who read them; `verdict` is null of those that nobody judged. */
  readonly engines: readonly (Count & {
    readonly engine: string;
    readonly verdict: string | null;
  })[];
  /** First words and second opinions that have ended, the most compared first. */
  readonly agreement: {
    /** `verdict`, `structure`, or a field of the compound as parts name it. */
    readonly fields: readonly (AgreementCounts & { readonly field: string })[];
    /** Over all fields, by whose the first word was and whose the second. */
    readonly people: readonly (AgreementCounts & {
      readonly first: string;
      readonly second: string;
    })[];
  };
}

/** Finds compounds over all articles. */
export interface LibraryFinding {
  /** The latest first. @param before of the last one that is known; null: from the first */
  readonly compounds: (
    filter: CompoundFilter,
    page: { readonly before: number | null; readonly limit: number },
  ) => Promise<readonly FoundCompound[]>;
  /** By their ids, the latest first. */
  readonly byIds: (ids: readonly number[]) => Promise<readonly FoundCompound[]>;
  /** Those of so many ids that may have a substructure, the latest first. @param before as in `compounds` */
  readonly candidates: (
    sought: SoughtStructure,
    filter: CompoundFilter,
    page: { readonly before: number | null; readonly ids: number },
  ) => Promise<CandidatePage>;
  /** The most similar first. */
  readonly similar: (
    like: Pick<StructureIndex, 'morgan' | 'morganBits'>,
    filter: CompoundFilter,
    page: { readonly atLeast: number; readonly limit: number; readonly offset: number },
  ) => Promise<readonly SimilarCompound[]>;
  /**
   * Other compounds with the same skeleton, whatever their stereo; null if there is no such compound.
   *
   * @param reader as of a filter
   */
  readonly twins: (
    article: string,
    segment: string,
    reader: string,
  ) => Promise<readonly FoundCompound[] | null>;
  readonly statistics: () => Promise<LibraryStatistics>;
  /** Compounds to compute; no other caller is given them within a minute. */
  readonly due: (limit: number) => Promise<readonly DueCompound[]>;
  /** Keeps what was computed, of those that are still as they were. */
  readonly computed: (compounds: readonly ComputedCompound[]) => Promise<void>;
}
