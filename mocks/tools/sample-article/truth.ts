import type { MainModule } from '@rdkit/rdkit';
import { articleEntities } from './articleEntities';
import { articleDoi, articleHead } from './articleText';
import type { PlacedDrawing } from './figures';

/** The contents of the sample article, against which the whole pipeline is measured. */
export interface ArticleTruth {
  readonly title: string;
  readonly doi: string;
  readonly pages: number;
  readonly drawings: readonly DrawingTruth[];
  /** Names by annotation label. */
  readonly entities: Readonly<Record<string, readonly string[]>>;
}

export interface DrawingTruth {
  readonly number: number;
  readonly name: string;
  readonly kind: 'vector' | 'bitmap';
  /** Zero-based. */
  readonly page: number;
  /** `[x0, y0, x1, y1]`, PDF points, origin top left; bonds and labels without the name below. */
  readonly box: readonly number[];
  /** Canonical SMILES with stereo by RDKit. */
  readonly smiles: string;
}

/** The truth of an article made from these drawings. */
export function truthOf(rdkit: MainModule, drawings: readonly PlacedDrawing[]): ArticleTruth {
  return {
    title: articleHead.title,
    doi: articleDoi,
    pages: 3,
    drawings: drawings
      .map(({ compound, page, box }) => ({
        number: compound.number,
        name: compound.name,
        kind: compound.kind,
        page,
        box: box.map((value) => Math.round(value * 10) / 10),
        smiles: canonicalSmiles(rdkit, compound.drawing),
      }))
      .sort((a, b) => a.number - b.number),
    entities: articleEntities,
  };
}

function canonicalSmiles(rdkit: MainModule, smiles: string): string {
  const molecule = rdkit.get_mol(smiles);
  if (!molecule) throw new Error(`RDKit cannot read ${smiles}`);
  try {
    return molecule.get_smiles();
  } finally {
    molecule.delete();
  }
}
