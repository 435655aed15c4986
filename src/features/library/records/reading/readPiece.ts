import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import { plugins } from '@citation-js/core';
import type { ArticleRecord } from '@/domain/articleRecord';
import { typedDoi } from '@/domain/typedDoi';
import { errorMessage } from '@/lib/errorMessage';
import { fromCsl } from './fromCsl';
import { isTooLong, type Piece } from './pieces';

export type PieceRead =
  | { readonly record: ArticleRecord }
  /** Where, and why it could not be read. */
  | { readonly fault: string };

const FORCED = { bibtex: '@biblatex/text', ris: '@ris/file' } as const;

/** @param from the name of the file */
export function readPiece(piece: Piece, from: string): PieceRead {
  const fault = (why: string): PieceRead => ({ fault: `${piece.place}: ${why}` });
  if (isTooLong(piece)) return fault('it is too long');
  try {
    const record = recordIn(piece, from);
    return record ? { record } : fault(piece.format === 'doi' ? 'no DOI' : 'no title and no DOI');
  } catch (error) {
    // citation-js goes on with a picture of the place, which is within the entry.
    const [words = ''] = errorMessage(error).split('\n');
    return fault(words.replace(/ at line \d.*$/, ''));
  }
}

function recordIn({ format, text }: Piece, from: string): ArticleRecord | undefined {
  if (format === 'doi') {
    const doi = typedDoi(text);
    return doi === undefined ? undefined : { authors: [], doi, from };
  }
  if (format === 'csl') return fromCsl(JSON.parse(text), from);
  const [item] = plugins.input.chain(text, { generateGraph: false, forceType: FORCED[format] });
  return fromCsl(item, from);
}
