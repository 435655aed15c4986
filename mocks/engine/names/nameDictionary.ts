import { dictionaryHead, type DictionaryHead } from './dictionaryFile';
import { normaliseName } from './normaliseName';
import { lineAt, lineUpTo, readHead, type FileBytes } from './sortedLines';

/** A dictionary of names that is open. */
export interface NameDictionary {
  readonly head: DictionaryHead;
  /** SMILES of all structures with this name, as the source writes them; several for an ambiguous name. */
  find(name: string): Promise<readonly string[]>;
}

const REFUSAL = 'it is not a dictionary of names made by `npm run names`';

/**
 * Opens a dictionary.
 *
 * @throws Error if the bytes are no dictionary, or one of another version
 */
export async function openNameDictionary(bytes: FileBytes): Promise<NameDictionary> {
  const { head, next: firstStructure } = await readHead(bytes, dictionaryHead, REFUSAL);
  const firstName = firstStructure + head.structureBytes;
  return {
    head,
    find: async (name) => {
      const key = normaliseName(name);
      const [found, offsets = ''] = await lineUpTo(bytes, key, firstName);
      if (found !== key) return [];
      return Promise.all(
        offsets
          .split(',')
          .map(async (offset) => (await lineAt(bytes, firstStructure + parseInt(offset, 36))).text),
      );
    },
  };
}
