import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  loadKnowledge,
  loadRules,
  type TaggerKnowledge,
} from '../../../engine/annotation/knowledge';

const FOLDER = new URL('../../../engine/annotation/', import.meta.url);

const read = (name: string) => readFile(fileURLToPath(new URL(name, FOLDER)));

/** What the tagger of this process knows, loaded on the first call. */
export const taggerKnowledge = knowledgeFrom(read);

/**
 * What the rules know, without the sequence model, which learns from their answers.
 *
 * @throws Error if a file is missing or damaged
 */
export const taggerRules = (): Promise<TaggerKnowledge> => loadRules(read);

/**
 * Loads what the tagger knows on the first call. If that fails, the rules tag without the model, or without
 * either, standard error says so once, and the next call tries again.
 *
 * @param read reads a file of the tagger by name
 */
export function knowledgeFrom(
  read: (name: string) => Promise<Uint8Array>,
): () => Promise<TaggerKnowledge> {
  let loaded: Promise<TaggerKnowledge> | undefined;
  let isReported = false;
  return () => {
    loaded ??= loadKnowledge(read).catch((error: unknown) => {
      loaded = undefined;
      if (!isReported)
        console.error("The tagger's word lists and model could not be loaded:", error);
      isReported = true;
      return loadRules(read).catch(() => ({}));
    });
    return loaded;
  };
}
