/** What a part of an article is, as its name says. Names and keys in it are percent-encoded. */
export type Part =
  /** What is known of the article itself. */
  | { readonly kind: 'bibliography' }
  | { readonly kind: 'state' }
  | { readonly kind: 'assigned' }
  /** Whether somebody is asked for a second opinion. */
  | { readonly kind: 'asked'; readonly name: string }
  | { readonly kind: 'comment' }
  /** Part of somebody's second opinion. */
  | { readonly kind: 'opinion'; readonly name: string; readonly of: Said }
  /** What everybody says together, such as the judgement of a drawing. */
  | { readonly kind: 'shared'; readonly of: Said };

/** What the value of a part is. */
type Said = 'object' | 'text';

const BIBLIOGRAPHY = ['title', 'doi', 'authors', 'journal', 'year'];

/** Kinds of parts with one subject each, such as `judgements/segment-3`. */
const OBJECTS = ['segments', 'structures', 'judgements', 'annotationWords'];

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** @returns undefined if the library knows no such part */
export function partNamed(name: string): Part | undefined {
  const [kind = '', ...rest] = name.split('/');
  if (kind === 'article') return ofArticle(rest);
  if (kind === 'comments') return rest.length === 1 && isUuid(rest[0]) ? COMMENT : undefined;
  if (kind === 'opinions') {
    const of = saidOf(rest[1] ?? '', rest.length - 1);
    const author = encoded(rest[0]);
    const isOpinion = rest[1] === 'judgements' || rest[1] === 'drafts';
    return of && author !== undefined && isOpinion
      ? { kind: 'opinion', name: author, of }
      : undefined;
  }
  const of = saidOf(kind, rest.length + 1);
  return of && { kind: 'shared', of };
}

const COMMENT: Part = { kind: 'comment' };

const isUuid = (text = '') => UUID.test(text);

function ofArticle([what = '', ...rest]: readonly string[]): Part | undefined {
  if (what === 'opinions' && rest.length === 1) {
    const name = encoded(rest[0]);
    return name === undefined ? undefined : { kind: 'asked', name };
  }
  if (rest.length > 0) return undefined;
  if (what === 'state' || what === 'assigned') return { kind: what };
  return BIBLIOGRAPHY.includes(what) ? { kind: 'bibliography' } : undefined;
}

function saidOf(kind: string, pieces: number): Said | undefined {
  if (kind === 'drafts') return pieces === 3 ? 'text' : undefined;
  return OBJECTS.includes(kind) && pieces === 2 ? 'object' : undefined;
}

/** A piece that says a name in its one encoding: with two, one person could have two parts. */
function encoded(piece = ''): string | undefined {
  try {
    const name = decodeURIComponent(piece);
    return encodeURIComponent(name) === piece ? name : undefined;
  } catch {
    return undefined;
  }
}
