import { readTaxonNames, type TaxonNames } from './taxa/taxonNames';

/** What the tagger knows beside its rules and short word lists; each part may be absent. */
export interface TaggerKnowledge {
  readonly taxa?: TaxonNames;
}

/**
 * Loads what the tagger knows.
 *
 * @param readFile reads a file of the tagger by name
 * @throws Error if a file is missing or damaged
 */
export async function loadKnowledge(
  readFile: (name: string) => Promise<Uint8Array>,
): Promise<TaggerKnowledge> {
  return { taxa: readTaxonNames(await readFile('taxa/taxa.bin')) };
}
