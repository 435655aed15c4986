import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { loadKnowledge, type TaggerKnowledge } from '../../../engine/annotation/knowledge';

const FOLDER = new URL('../../../engine/annotation/', import.meta.url);

/** What the tagger of this process knows, loaded on the first call. */
export const taggerKnowledge = knowledgeFrom((name) =>
  readFile(fileURLToPath(new URL(name, FOLDER))),
);

/**
 * Loads what the tagger knows on the first call. If that fails, the rules tag without it, standard error says so
 * once, and the next call tries again.
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
      if (!isReported) console.error("The tagger's word lists could not be loaded:", error);
      isReported = true;
      return {};
    });
    return loaded;
  };
}
