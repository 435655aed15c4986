import type { Mention } from '../labels';
import { expansionOf, expansionsIn, type Expansion } from './expansions';
import { traitsOf, type PieceContext, type PieceTraits, LEAST_TELLING } from './pieceTraits';
import { surroundingsIn } from './surroundings';
import { wordKinds, type WordLists } from './wordLists';
import { sentencesOf, type WordPiece } from './wordPieces';

/** A sentence prepared for the model. */
export interface TraitedSentence {
  readonly pieces: readonly WordPiece[];
  readonly traits: readonly PieceTraits[];
  /** What stands beside the rarer words anywhere in the text. */
  readonly surroundings: ReadonlyMap<string, readonly number[]>;
}

const OUTSIDE = '-';

/** A letter for what a rule marked. */
function signOf({ label }: Mention): string {
  if (label === 'abbreviation') return 'A';
  if (label === 'trivial_name') return 'T';
  if (label.startsWith('iupac')) return 'I';
  if (label.startsWith('compound')) return 'G';
  return label === 'organism_or_species' ? 'S' : 'P';
}

/**
 * The sentences of a text with what the features need to know of each piece.
 *
 * @param mentions what the rules found, without overlaps
 */
export function traitedSentences(
  text: string,
  mentions: readonly Mention[],
  words: WordLists,
): TraitedSentence[] {
  const sentences = sentencesOf(text);
  const ruled = new Map<WordPiece, string>();
  const elsewhere = new Map<string, string>();
  const ordered = [...mentions].sort((a, b) => a.start - b.start);
  let at = 0;
  for (const piece of sentences.flat()) {
    while ((ordered[at]?.end ?? Infinity) <= piece.start) at += 1;
    const mention = ordered[at];
    if (!mention || mention.start >= piece.end) continue;
    const sign = signOf(mention);
    ruled.set(piece, piece.start <= mention.start ? sign : sign.toLowerCase());
    if (piece.text.length >= LEAST_TELLING) elsewhere.set(piece.text.toLowerCase(), sign);
  }
  const hasOrganisms = mentions.some(({ label }) => label === 'organism_or_species');
  const chunks = chunksOf(text);
  const expansions = expansionsIn(text, mentions);
  const kindOf = wordKinds(words);
  const traited = sentences.map((pieces) =>
    pieces.map((piece, index) => {
      const chunk = chunks(piece.start);
      const context: PieceContext = {
        isJoined: pieces[index - 1]?.end === piece.start,
        chunk,
        here: ruled.get(piece) ?? OUTSIDE,
        elsewhere: elsewhere.get(piece.text.toLowerCase()) ?? OUTSIDE,
        expansion: withRule(expansionOf(chunk, expansions)),
        hasOrganisms,
      };
      return traitsOf(piece, context, kindOf);
    }),
  );
  const surroundings = surroundingsIn(traited);
  return sentences.map((pieces, at) => ({ pieces, traits: traited[at] ?? [], surroundings }));
}

const withRule = (expansion: Expansion | undefined): PieceContext['expansion'] =>
  expansion && {
    head: expansion.head,
    rule: expansion.mention ? signOf(expansion.mention) : OUTSIDE,
  };

/** The whole word between blanks at an offset; offsets must ascend. */
function chunksOf(text: string): (start: number) => string {
  const words = text.matchAll(/\S+/g);
  let word = words.next().value;
  return (start) => {
    while (word && word.index + word[0].length <= start) word = words.next().value;
    return word?.[0] ?? '';
  };
}
