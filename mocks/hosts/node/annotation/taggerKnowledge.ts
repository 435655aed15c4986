import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { loadKnowledge, type TaggerKnowledge } from '../../../engine/annotation/knowledge';

const FOLDER = new URL('../../../engine/annotation/', import.meta.url);

let loaded: Promise<TaggerKnowledge> | undefined;

/** What the tagger of this process knows, loaded on the first call. If loading fails, the next call tries again. */
export function taggerKnowledge(): Promise<TaggerKnowledge> {
  loaded ??= loadKnowledge((name) => readFile(fileURLToPath(new URL(name, FOLDER)))).catch(
    (error: unknown) => {
      loaded = undefined;
      throw error;
    },
  );
  return loaded;
}
