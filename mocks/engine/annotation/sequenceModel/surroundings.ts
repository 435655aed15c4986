import { mixed } from './hashing';

/** What the surroundings of a word need to know of a piece. */
interface Neighbour {
  readonly word: number;
  readonly length: number;
  /** The word in lower case if its surroundings tell something, else empty. */
  readonly telling: string;
}

/** More neighbours say nothing further, and cost time. */
const MOST = 20;

/**
 * The words that stand before and after each rarer word anywhere in a text, as hashes: "-induced" or "mg" behind a
 * word tells at all its places what it is (Ratinov and Roth 2009). A word that stands only once has none, since the
 * features know its neighbours.
 */
export function surroundingsIn(
  sentences: readonly (readonly Neighbour[])[],
): ReadonlyMap<string, readonly number[]> {
  const around = new Map<string, { places: number; hashes: Set<number> }>();
  for (const sentence of sentences) {
    for (const [at, { telling }] of sentence.entries()) {
      if (telling === '') continue;
      const word = around.get(telling) ?? { places: 0, hashes: new Set() };
      around.set(telling, word);
      word.places += 1;
      if (word.hashes.size < MOST) addNeighbours(word.hashes, sentence, at);
    }
  }
  return new Map(
    [...around].flatMap(([word, { places, hashes }]) => (places > 1 ? [[word, [...hashes]]] : [])),
  );
}

function addNeighbours(hashes: Set<number>, sentence: readonly Neighbour[], at: number): void {
  const [before, after, second] = [sentence[at - 1], sentence[at + 1], sentence[at + 2]];
  if (before) hashes.add(mixed(before.word, 1));
  if (!after) return;
  // Behind a sign, the word after it: "-induced".
  hashes.add(after.length === 1 && second ? mixed(second.word, 2) : mixed(after.word, 3));
}
