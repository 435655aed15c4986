/** A part of a file that is read by itself, so that what is wrong with one leaves the others. */
export interface Piece {
  readonly format: 'ris' | 'bibtex' | 'csl' | 'doi';
  readonly text: string;
  /** Where it begins, from 1; of CSL JSON, which of the list. */
  readonly place: string;
}

/** The file as a whole cannot be read; the message says why. */
class RecordsFileError extends Error {}

/** Characters of an entry; abstract and notes included. Backtracking grows faster than the text. */
const LONGEST = 100_000;

/** Entries of a file. */
const MOST = 10_000;

/** Characters of all abbreviations of a BibTeX file, which are read again with each entry. */
const MOST_STRINGS = 20_000;

const BIBTEX_ENTRY = /^[ \t]*@[ \t]*(\w+)[ \t]*[{(]/gm;
const RIS_ENTRY = /^TY {2}- /gm;

/** Parts of a text from each match to the next, with the lines at which they begin. */
function partsAt(text: string, pattern: RegExp) {
  const starts = [...text.matchAll(pattern)];
  let line = 1;
  let counted = 0;
  return starts.map((match, at) => {
    for (; counted < match.index; counted += 1) if (text[counted] === '\n') line += 1;
    return { kind: match[1] ?? '', text: text.slice(match.index, starts[at + 1]?.index), line };
  });
}

function bibtexPieces(text: string): readonly Piece[] {
  const parts = partsAt(text, BIBTEX_ENTRY).map((part) => ({
    ...part,
    kind: part.kind.toLowerCase(),
  }));
  const strings = parts
    .filter(({ kind }) => kind === 'string')
    .map((part) => part.text)
    .join('\n');
  if (strings.length > MOST_STRINGS) throw new RecordsFileError('It has too many abbreviations.');
  return parts
    .filter(({ kind }) => !['string', 'comment', 'preamble'].includes(kind))
    .map((part) => ({ format: 'bibtex', text: strings + part.text, place: `line ${part.line}` }));
}

const risPieces = (text: string): readonly Piece[] =>
  partsAt(text, RIS_ENTRY).map((part) => ({
    format: 'ris',
    text: part.text,
    place: `line ${part.line}`,
  }));

function cslPieces(text: string): readonly Piece[] {
  let data: unknown;
  try {
    data = JSON.parse(text);
    // Also what is nested too deeply to be written.
    JSON.stringify(data);
  } catch {
    throw new RecordsFileError('It is no JSON.');
  }
  const items = typeof data === 'object' && data && 'items' in data ? data.items : data;
  if (!Array.isArray(items)) throw new RecordsFileError('It is no list of records in CSL JSON.');
  return items.map((item: unknown, at) => ({
    format: 'csl',
    text: JSON.stringify(item),
    place: `record ${at + 1}`,
  }));
}

/** DOIs have no spaces. What else stands in their lines, such as a number, is left out. */
function doiPieces(text: string): readonly Piece[] {
  return text.split(/\r?\n/).flatMap((line, at) => {
    const words = line.split(/[\s,;]+(?=10\.|https?:|doi:|$)|\s+/i);
    const dois = words.filter((word) => /10\.\d/.test(word));
    const told = dois.length === 0 && line.trim() !== '' ? [line] : dois;
    return told.map((word) => ({ format: 'doi' as const, text: word, place: `line ${at + 1}` }));
  });
}

function rawPieces(name: string, text: string): readonly Piece[] {
  if (text.includes('\0')) throw new RecordsFileError('It is not text.');
  if (/\.json$/i.test(name)) return cslPieces(text);
  if (/\.bib(?:tex)?$/i.test(name)) return bibtexPieces(text);
  // Some programs write RIS into text files.
  if (/\.ris$/i.test(name) || /^\s*TY {2}- /.test(text)) return risPieces(text);
  return doiPieces(text);
}

/**
 * The entries of a file, by its name and content.
 *
 * @throws RecordsFileError
 */
export function piecesOf(name: string, text: string): readonly Piece[] {
  const pieces = rawPieces(name, text.replace(/^\uFEFF/, ''));
  if (pieces.length === 0) throw new RecordsFileError('It has no records.');
  if (pieces.length > MOST) throw new RecordsFileError(`It has more than ${MOST} records.`);
  return pieces;
}

export const isTooLong = ({ text }: Piece): boolean => text.length > LONGEST;
