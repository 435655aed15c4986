import { LONGEST_NAME } from '../names/dictionaryFile';
import { lineageOf, type Lineage } from '../names/lineage/lineageOf';
import type { NameDictionary } from '../names/nameDictionary';
import { resolveTaxon, type Taxon, type TaxonRefusal } from '../names/resolveTaxon';
import { similarNames } from '../names/similarGenera';
import type { TaxonListHead } from '../names/taxonList';
import { TaskError } from '../taskError';
import type { EnginePorts } from './enginePorts';

export { LONGEST_NAME };

/** Unlisted names of a call that are compared with similar ones; those of an export are not asked for one by one. */
const MOST_COMPARED = 10;

/** Where a structure was found by its name. */
export interface NameSource {
  readonly id: 'dictionary' | 'opsin';
  /** Worded for the user: the dictionary's own name, or that of the program. */
  readonly name: string;
  readonly version: string;
}

/** Why a name has no structure. */
export type NameRefusal = 'unknown' | 'ambiguous' | 'too_long' | 'unreadable';

export type NameAnswer =
  | { readonly smiles: string; readonly source: NameSource }
  | { readonly refusal: NameRefusal; readonly error: string };

/** What a dictionary or a program is, and why it may be missing. */
export interface NameSourceDescription extends NameSource {
  readonly available: boolean;
  readonly reason?: string;
}

export interface TaxonAnswers {
  readonly source: TaxonListHead;
  readonly answers: readonly (Taxon | TaxonRefusal)[];
}

type Ports = Pick<EnginePorts, 'nameDictionary' | 'opsin' | 'taxonList' | 'higherTaxa'>;

/** Structures by names: the dictionary first, then OPSIN for what it does not have. And taxa by names of organisms. */
export const createNamesTasks = ({ nameDictionary, opsin, taxonList, higherTaxa }: Ports) => ({
  /** In the order in which they are asked. */
  sources: async (): Promise<NameSourceDescription[]> => {
    const version = await opsin.version();
    const program = { id: 'opsin', name: 'OPSIN', version: version ?? '' } as const;
    return [
      { ...sourceOf(await openDictionary(nameDictionary)), available: true },
      version === null
        ? { ...program, available: false, reason: opsin.missing }
        : { ...program, available: true },
    ];
  },

  /** An answer for each name, in their order. */
  find: async (
    { names }: { readonly names: readonly string[] },
    signal: AbortSignal,
  ): Promise<NameAnswer[]> => {
    const dictionary = await openDictionary(nameDictionary);
    const known = await Promise.all(names.map((name) => lookUp(dictionary, name)));
    const unknown = names.filter((_, index) => known[index] === undefined);
    const read = unknown.length > 0 ? await readNames(opsin, unknown, signal) : NONE;
    return names.map((name, index) => known[index] ?? read.get(name) ?? UNKNOWN);
  },

  /** The taxon of each organism, in their order, and where the ids come from. */
  taxa: async ({ names }: { readonly names: readonly string[] }): Promise<TaxonAnswers> => {
    const list = await taxonList();
    const answers: (Taxon | TaxonRefusal)[] = [];
    let left = MOST_COMPARED;
    for (const name of names.map((each) => each.slice(0, LONGEST_NAME))) {
      const answer = await resolveTaxon(list, name);
      const isUnknown = 'refusal' in answer && answer.refusal === 'unknown' && left-- > 0;
      const similar = isUnknown ? await similarNames(list, name) : [];
      answers.push({ ...answer, ...(similar.length > 0 && { similar }) });
    }
    return { source: list.head, answers };
  },

  /** Of each organism, family or any other taxon, in their order. */
  lineages: async ({ names }: { readonly names: readonly string[] }): Promise<Lineage[]> => {
    const [list, higher] = await Promise.all([taxonList(), higherTaxa()]);
    return Promise.all(names.map((name) => lineageOf(list, higher, name.slice(0, LONGEST_NAME))));
  },
});

const UNKNOWN = { refusal: 'unknown', error: 'No source knows this name' } as const;

const NONE: ReadonlyMap<string, NameAnswer> = new Map();

async function openDictionary(open: Ports['nameDictionary']): Promise<NameDictionary> {
  try {
    return await open();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new TaskError('failed', `The dictionary of names cannot be read: ${reason}`);
  }
}

const sourceOf = ({ head }: NameDictionary): NameSource => ({
  id: 'dictionary',
  name: head.source,
  version: head.release,
});

async function lookUp(dictionary: NameDictionary, name: string): Promise<NameAnswer | undefined> {
  if (name.length > LONGEST_NAME) {
    const error = `A name can have at most ${LONGEST_NAME} characters`;
    return { refusal: 'too_long', error };
  }
  const found = await dictionary.find(name);
  const [smiles] = found;
  if (smiles === undefined) return undefined;
  if (found.length === 1) return { smiles, source: sourceOf(dictionary) };
  const error = `${dictionary.head.source} has ${found.length} structures of this name`;
  return { refusal: 'ambiguous', error };
}

/** By name; without OPSIN, what it could have read is unknown: `sources` says what is missing, once. */
async function readNames(
  opsin: Ports['opsin'],
  names: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, NameAnswer>> {
  const version = await opsin.version();
  if (version === null) return NONE;
  const source: NameSource = { id: 'opsin', name: 'OPSIN', version };
  const lines = [...new Set(names.map(asLine))];
  const { smiles, failure } = await opsin.read(lines, signal);
  const refused: NameAnswer =
    failure === undefined ? UNKNOWN : { refusal: 'unreadable', error: failure };
  const answerOf = (found: string | undefined): NameAnswer => {
    if (found === undefined) return refused;
    return found === '' ? UNKNOWN : { smiles: found, source };
  };
  return new Map(names.map((name) => [name, answerOf(smiles[lines.indexOf(asLine(name))])]));
}

/** OPSIN takes one name a line. */
const asLine = (name: string): string =>
  name
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
