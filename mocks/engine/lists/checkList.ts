import * as v from 'valibot';
import { hashFrom } from '../names/bodyHash';
import { readHead, type FileBytes } from '../names/sortedLines';
import { LISTS } from './listFormats';
import { LIST_KINDS, type ListFacts, type ListKind } from './listKind';

/** Of a list of any kind, which its format names. */
const anyHead = v.object({
  format: v.pipe(
    v.string(),
    v.startsWith('marcus-'),
    v.transform((format) => format.slice('marcus-'.length)),
    v.picklist(LIST_KINDS),
  ),
});

/** Lists that earlier versions made have none, unless they are of known compounds. */
const hashedHead = v.object({ sha256: v.string() });

/**
 * Reads a whole file as a list that somebody gives, so that a damaged one is never used.
 *
 * @param expected its kind; any if undefined
 * @throws Error with what was expected and what makes it, worded for the user
 */
export async function checkList(
  bytes: FileBytes,
  expected?: ListKind,
): Promise<ListFacts & { readonly kind: ListKind }> {
  const wanted = expected === undefined ? LIST_KINDS.map(inWords).join(', or ') : inWords(expected);
  const { format: kind } = (await readHead(bytes, anyHead, `It is not ${wanted}`)).head;
  const { what, command, factsOf } = LISTS[kind];
  if (expected !== undefined && kind !== expected) throw new Error(`It is ${what}, not ${wanted}`);
  const again = `make it again with ‘${command}’`;
  const old = `It is ${what} of another version: ${again}`;
  const { head, next } = await readHead(bytes, hashedHead, old);
  if ((await hashFrom(bytes, next)) !== head.sha256)
    throw new Error(`It is ${what}, but damaged: ${again}`);
  try {
    return { kind, ...(await factsOf(bytes)) };
  } catch (error) {
    throw new Error(old, { cause: error });
  }
}

const inWords = (kind: ListKind): string => `${LISTS[kind].what} made by ‘${LISTS[kind].command}’`;
