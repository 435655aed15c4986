import * as v from 'valibot';
import { parsedJson } from '@/lib/parsedJson';
import type { ModelAccess } from '@/platform/secrets';
import type { KeyValueStorage } from '@/platform/storage';
import { keyProblem, modelProblem } from './modelFields';

/** Local storage; contains the key, only if the user chose so. */
export const MODEL_KEY = 'marcus.languageModel';

const storedSchema = v.object({
  key: v.pipe(
    v.string(),
    v.check((key) => keyProblem(key) === undefined),
  ),
  model: v.pipe(
    v.string(),
    v.check((model) => modelProblem(model) === undefined),
  ),
  /** Where the key was meant to be sent. */
  url: v.string(),
});

/**
 * The key of an earlier visit. A key that was given for another address, in an earlier build or on another page
 * of this site, is ignored.
 */
export function readStoredModel(stored: string | null, url: string): ModelAccess | undefined {
  const read = v.safeParse(storedSchema, parsedJson(stored));
  if (!read.success || read.output.url !== url) return undefined;
  const { key, model } = read.output;
  return { key, model };
}

export function storeModel(storage: KeyValueStorage, access: ModelAccess, url: string): void {
  storage.set(MODEL_KEY, JSON.stringify({ ...access, url }));
}
