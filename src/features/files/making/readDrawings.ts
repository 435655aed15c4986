import { chemDrawsIn } from '@/domain/chemdraw';
import { chemDrawPages, type ChemDrawPages } from '@/domain/files/chemDrawPages';

export interface ReadDrawings extends ChemDrawPages {
  /** What could not be read, in sentences. */
  readonly told: readonly string[];
}

/** The ChemDraw drawings of a file. @throws Error if there are none, or if it is damaged */
export async function readDrawings(name: string, bytes: Uint8Array): Promise<ReadDrawings> {
  const documents = await chemDrawsIn(bytes, name);
  return { ...chemDrawPages(documents), told: documents.flatMap(({ told }) => told) };
}
