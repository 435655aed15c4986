import { readSequenceModel } from './sequenceModel/modelFile';
import type { SequenceModel } from './sequenceModel/sequenceModel';
import { readTaxonNames, type TaxonNames } from './taxa/taxonNames';

/** What the tagger knows beside its rules and short word lists; each part may be absent. */
export interface TaggerKnowledge {
  readonly taxa?: TaxonNames;
  /** Marks names of compounds that the rules miss. */
  readonly model?: SequenceModel;
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
  return {
    ...(await loadRules(readFile)),
    model: readSequenceModel(await readFile('sequenceModel/weights/names.bin')),
  };
}

/**
 * Loads what the rules know beside their short word lists.
 *
 * @throws as {@link loadKnowledge}
 */
export async function loadRules(
  readFile: (name: string) => Promise<Uint8Array>,
): Promise<TaggerKnowledge> {
  return { taxa: readTaxonNames(await readFile('taxa/taxa.bin')) };
}
