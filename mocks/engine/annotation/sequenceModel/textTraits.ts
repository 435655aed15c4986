import type { Mention } from '../labels';
import { traitsOf, type PieceTraits } from './pieceTraits';
import { sentencesOf, type WordPiece } from './wordPieces';

/** A sentence prepared for the model. */
export interface TraitedSentence {
  readonly pieces: readonly WordPiece[];
  readonly traits: readonly PieceTraits[];
}

/** Shorter words occur everywhere. */
const TELLING_LENGTH = 3;
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
export function traitedSentences(text: string, mentions: readonly Mention[]): TraitedSentence[] {
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
    if (piece.text.length >= TELLING_LENGTH) elsewhere.set(piece.text.toLowerCase(), sign);
  }
  const hasOrganisms = mentions.some(({ label }) => label === 'organism_or_species');
  const chunks = chunksOf(text);
  return sentences.map((pieces) => ({
    pieces,
    traits: pieces.map((piece, index) => {
      const isJoined = pieces[index - 1]?.end === piece.start;
      return traitsOf(piece, isJoined, chunks(piece.start), {
        here: ruled.get(piece) ?? OUTSIDE,
        elsewhere: elsewhere.get(piece.text.toLowerCase()) ?? OUTSIDE,
        hasOrganisms,
      });
    }),
  }));
}

/** The whole word between blanks at an offset; offsets must ascend. */
function chunksOf(text: string): (start: number) => string {
  const words = text.matchAll(/\S+/g);
  let word = words.next().value;
  return (start) => {
    while (word && word.index + word[0].length <= start) word = words.next().value;
    return word?.[0] ?? '';
  };
}
