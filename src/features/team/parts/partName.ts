import { ARTICLE_FIELDS } from '@/domain/articleFields';
import { teamPart } from '@/domain/team/teamPart';

/** Kinds of parts that follow from the article in the store, as docs/team.md lists them. */
export type ArticleKind =
  | 'segments'
  | 'structures'
  | 'judgements'
  | 'drafts'
  | 'annotationWords'
  | 'article';

const KINDS: ReadonlySet<string> = new Set<ArticleKind>([
  'segments',
  'structures',
  'judgements',
  'drafts',
  'annotationWords',
  'article',
]);

/** What else is said of an article, such as its state, does not follow from the store. */
const isBibliography = (field: string) => ARTICLE_FIELDS.some((each) => each === field);

export interface PartName {
  readonly kind: ArticleKind;
  /** A segment's id, an annotation's key, or a field of the article. */
  readonly of: string;
  /** The field of a compound, for drafts alone. */
  readonly field: string | undefined;
}

export const partName = (kind: ArticleKind, of: string, field?: string): string =>
  teamPart(kind, of, ...(field === undefined ? [] : [field]));

/** @returns undefined for parts of another kind, such as comments, and for names that are none */
export function readPartName(part: string): PartName | undefined {
  const [kind = '', of, field, ...more] = part.split('/');
  if (!KINDS.has(kind) || !of || more.length > 0 || (kind === 'drafts') !== (field !== undefined)) {
    return undefined;
  }
  try {
    const [ofWhat, ofField] = [of, field].map((piece) => piece && decodeURIComponent(piece));
    if (kind === 'article' && !isBibliography(of)) return undefined;
    return { kind: kind as ArticleKind, of: ofWhat ?? '', field: ofField };
  } catch {
    return undefined;
  }
}
