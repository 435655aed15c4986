import * as v from 'valibot';
import { hashOfParts } from './bodyHash';
import { normaliseName } from './normaliseName';
import { byBytes } from './sortedLines';

/**
 * The file of a dictionary of names. The first line is its head, as JSON; then come the structures, one
 * SMILES a line; then the names, one a line, sorted by the bytes of their keys: the key, a tab, and where its
 * structures begin (bytes from the first, in base 36), separated by commas. A name is found by bisection, so that
 * neither the file nor an index of it has to be held in memory.
 */
export const dictionaryHead = v.object({
  format: v.literal('marcus-names'),
  version: v.literal(1),
  /** Where the names come from, worded for the user. */
  source: v.string(),
  /** Of the source, such as the name of the downloaded file. */
  release: v.string(),
  structures: v.number(),
  names: v.number(),
  /** Bytes of all structures. */
  structureBytes: v.pipe(v.number(), v.integer()),
  /** Of all that follows the head; earlier versions did not write it. */
  sha256: v.optional(v.string()),
});
export type DictionaryHead = v.InferOutput<typeof dictionaryHead>;

/** A structure with the names by which it is known. */
export interface NamedStructure {
  readonly smiles: string;
  readonly names: readonly string[];
}

/** The most structures of one name that are kept: beyond, it is as good as a class. */
const MOST_CANDIDATES = 20;

/** Characters; longer ones are systematic names that a program reads, or no names. */
export const LONGEST_NAME = 500;

/** Gathers named structures and writes them as a dictionary. */
export class DictionaryBuilder {
  readonly #offsets = new Map<string, number>();
  readonly #byKey = new Map<string, number[]>();
  readonly #structures: string[] = [];
  #structureBytes = 0;

  add({ smiles, names }: NamedStructure): void {
    if (/[\s\0]/.test(smiles) || smiles === '') return;
    const keys = new Set(names.filter(isName).map(normaliseName));
    keys.delete('');
    if (keys.size === 0) return;
    const offset = this.#offsetOf(smiles);
    for (const key of keys) {
      const known = this.#byKey.get(key) ?? [];
      if (!known.includes(offset) && known.length < MOST_CANDIDATES) known.push(offset);
      this.#byKey.set(key, known);
    }
  }

  #offsetOf(smiles: string): number {
    const known = this.#offsets.get(smiles);
    if (known !== undefined) return known;
    const offset = this.#structureBytes;
    this.#offsets.set(smiles, offset);
    this.#structures.push(smiles);
    this.#structureBytes += encoder.encode(smiles).length + 1;
    return offset;
  }

  get counts() {
    return { structures: this.#structures.length, names: this.#byKey.size };
  }

  /** The parts of the file, in their order. */
  *parts({ source, release }: Pick<DictionaryHead, 'source' | 'release'>): Generator<string> {
    const body = [...this.#body()];
    const head: DictionaryHead = {
      format: 'marcus-names',
      version: 1,
      source,
      release,
      ...this.counts,
      structureBytes: this.#structureBytes,
      sha256: hashOfParts(body),
    };
    yield `${JSON.stringify(head)}\n`;
    yield* body;
  }

  *#body(): Generator<string> {
    for (const smiles of this.#structures) yield `${smiles}\n`;
    for (const key of [...this.#byKey.keys()].sort(byBytes)) {
      const offsets = (this.#byKey.get(key) ?? []).map((offset) => offset.toString(36));
      yield `${key}\t${offsets.join(',')}\n`;
    }
  }
}

const encoder = new TextEncoder();

/** Numbers in registries (`50-81-7`, `CNP0123456.1`, `SCHEMBL123`) are no names, nor is what has a tab in it. */
const isName = (name: string): boolean =>
  name.length <= LONGEST_NAME &&
  /\p{L}{3}/u.test(name) &&
  !/[\t\n\r\0]/.test(name) &&
  !/^[A-Z]{2,}[-_ ]?\d{4,}(?:\.\d+)?$/i.test(name.trim());
