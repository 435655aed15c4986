import type { ArticleRecord } from './articleRecord';
import {
  ARTICLE_FIELDS,
  ARTICLE_LIMITS,
  type ArticleField,
  type ArticleWords,
} from './articleFields';
import { fileStem } from './fileNames';
import type { PrintedArticle } from './printedArticle';
import { typedDoi } from './typedDoi';

/** An article as its exports, its submissions and the screen name it; what is not known is absent. */
export interface Article extends Omit<PrintedArticle, 'title'> {
  readonly title?: string;
  readonly doi?: string;
  /** Name of the supplement's file, if the article is cited for what that shows. */
  readonly supplement?: string;
}

/** What programs found of an article. */
export interface FoundArticle {
  /** Imported; goes before what programs found. */
  readonly record?: ArticleRecord | undefined;
  /** On its first page. */
  readonly printed?: PrintedArticle | undefined;
  /** In the PDF's metadata. */
  readonly metadataTitle?: string | undefined;
  readonly fileName: string;
  readonly doi?: string | null | undefined;
}

/** A year as printed on papers. */
export const YEAR = /^(?:1[6-9]|20|21)\d\d$/;

const NO_TITLE = [
  /** Word processors and printer drivers put the name of the file, before it their own. */
  /^microsoft (?:office )?(?:word|excel|powerpoint|publisher) - /i,
  /\.(?:docx?|rtf|odt|wpd|pages|tex|dvi|ps|eps|pdf|txt|html?|pptx?|xlsx?|indd|qx[dp]|p65|fm|3d|tmp)$/i,
  /^(?:untitled|no title|title|document|layout|slide|print|new microsoft word document)\W*\d*$/i,
  /** Identifiers of publishers: `np980131z 1..4`, `PII: S0031-9422`, `doi:10.5555/x`, `molecules-17-01234`. */
  /\d\.\.\d/,
  /^(?:pii|doi|arxiv)\b\s*:?/i,
  /^[^\s]*[\d_][^\s]*$/,
  /** Nothing to read. */
  /^\P{L}*$/u,
];

/** The title in a PDF's metadata, unless it is the name of a file or of a program's making. */
export function metadataTitle(title: string | undefined, fileName: string): string | undefined {
  const text = title?.trim();
  if (text === undefined || text === fileName || text === fileStem(fileName)) return undefined;
  return NO_TITLE.some((pattern) => pattern.test(text)) ? undefined : text;
}

const said = (text: string): string | undefined => text.trim() || undefined;

/** Each line is an author, as `Jane Roe` or `Roe, Jane`; a `;` ends one too. */
const authorsIn = (text: string): readonly string[] =>
  text
    .split(/[\n;]/)
    .map((author) => author.trim())
    .filter((author) => author !== '');

const yearIn = (text: string): number | undefined =>
  YEAR.test(text.trim()) ? Number(text) : undefined;

const known = <Key extends string, Value>(key: Key, value: Value | undefined) =>
  (value === undefined ? {} : { [key]: value }) as { readonly [K in Key]?: Value };

/** What was imported goes before what the first page prints. */
function stated({ record, printed, doi }: FoundArticle) {
  const { authors = [], ...rest } = { ...printed, doi: doi ?? undefined, ...record };
  return { ...rest, authors: authors.length > 0 ? authors : (printed?.authors ?? []) };
}

/** What the user said of each field, else what was imported, else what was found. */
export function articleFrom(found: FoundArticle, words: ArticleWords = {}): Article {
  const { authors, journal, year, doi, ...given } = stated(found);
  const title = given.title ?? metadataTitle(found.metadataTitle, found.fileName);
  const of = <Value>(text: string | undefined, read: (typed: string) => Value, otherwise: Value) =>
    text === undefined ? otherwise : read(text);
  return {
    authors: of(words.authors, authorsIn, authors),
    ...known('title', of(words.title, said, title)),
    ...known('journal', of(words.journal, said, journal)),
    ...known('year', of(words.year, yearIn, year)),
    ...known('doi', of(words.doi, typedDoi, doi)),
  };
}

/** The fields as they stand in a form. */
export const articleInWords = ({ title, authors, journal, year, doi }: Article) => ({
  title: title ?? '',
  authors: authors.join('\n'),
  journal: journal ?? '',
  year: year === undefined ? '' : String(year),
  doi: doi ?? '',
});

/** Why a field cannot be kept as it is typed; `undefined` if it can. */
export function articleFault(field: ArticleField, text: string): string | undefined {
  const typed = text.trim();
  if (typed.length > ARTICLE_LIMITS[field]) {
    return `Too long: at most ${ARTICLE_LIMITS[field]} characters.`;
  }
  if (typed === '') return undefined;
  if (field === 'doi' && typedDoi(typed) === undefined) {
    return 'Not a DOI. It begins with 10., a number and a slash: 10.1021/np100001a, or paste its address.';
  }
  if (field === 'year' && yearIn(typed) === undefined) return 'A year has four digits: 2024.';
  return undefined;
}

/**
 * What a form says that is not as it stands: the text of each field that was changed, `null` where it was changed
 * back to what was found.
 */
export function changedWords(
  typed: Readonly<Record<ArticleField, string>>,
  { stands, found }: { readonly stands: Article; readonly found: Article },
): Readonly<Partial<Record<ArticleField, string | null>>> {
  const [asItStands, asFound] = [articleInWords(stands), articleInWords(found)];
  const changed = ARTICLE_FIELDS.filter(
    (field) => typed[field].trim() !== asItStands[field].trim(),
  );
  return Object.fromEntries(
    changed.map((field) => {
      const text = typed[field].trim();
      const kept = field === 'doi' ? (typedDoi(text) ?? '') : text;
      return [field, kept === asFound[field] ? null : kept] as const;
    }),
  );
}
