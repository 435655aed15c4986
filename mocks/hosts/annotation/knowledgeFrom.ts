import { loadKnowledge, loadRules, type TaggerKnowledge } from '../../engine/annotation/knowledge';

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
