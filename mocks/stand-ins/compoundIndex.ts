import { KNOWN_COMPOUNDS, type KnownCompound } from './compoundTable';

/** Canonical forms of SMILES, null for unreadable ones; computed by RDKit in a worker. */
export type Canonicalise = (smilesList: readonly string[]) => Promise<
  readonly ({
    readonly smiles: string;
    readonly smilesWithoutStereo: string;
    readonly inchiKey: string;
  } | null)[]
>;

export interface CompoundMatch {
  /** False if the SMILES cannot be read. */
  readonly readable: boolean;
  readonly exact: KnownCompound | null;
  /** Compounds with the same constitution, ignoring stereo. */
  readonly sameConstitution: readonly KnownCompound[];
}

/** Finds known compounds by structure. */
export class CompoundIndex {
  private known: ReturnType<Canonicalise> | null = null;

  constructor(private readonly canonicalise: Canonicalise) {}

  async find(smiles: string): Promise<CompoundMatch> {
    const [forms] = await this.canonicalise([smiles]);
    if (!forms) return { readable: false, exact: null, sameConstitution: [] };
    const known = await this.knownForms();
    const where = (fits: (form: NonNullable<(typeof known)[number]>) => boolean) =>
      KNOWN_COMPOUNDS.filter((_, index) => {
        const form = known[index];
        return form ? fits(form) : false;
      });
    return {
      readable: true,
      exact: where((form) => form.smiles === forms.smiles)[0] ?? null,
      sameConstitution: where((form) => form.smilesWithoutStereo === forms.smilesWithoutStereo),
    };
  }

  /** Compounds whose key contains a text: a whole InChIKey, or its first block. */
  async findByInchiKey(part: string): Promise<readonly KnownCompound[]> {
    const known = await this.knownForms();
    return KNOWN_COMPOUNDS.filter((_, index) => known[index]?.inchiKey.includes(part) ?? false);
  }

  /** Computed once; after a failure, the next search tries again. */
  private knownForms(): ReturnType<Canonicalise> {
    this.known ??= this.canonicalise(KNOWN_COMPOUNDS.map(({ smiles }) => smiles)).catch(
      (error: unknown) => {
        this.known = null;
        throw error;
      },
    );
    return this.known;
  }
}
