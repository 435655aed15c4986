import { fileStem } from '../fileNames';
import { foldedDoi, suffixKey } from './matchRecords';

/** What is known of a PDF of the library. */
export interface ListedPdf {
  readonly hash: string;
  /** Of its file. */
  readonly name: string;
  readonly doi?: string | undefined;
  /** Hash of the article whose supplement it is; `null`: of none; absent while nobody said. */
  readonly supplementOf?: string | null | undefined;
  /** Its first lines say that it is a supplement. */
  readonly saysSupplement?: true | undefined;
}

/** Characters; articles that point to their supplement do so after title, authors and affiliations. */
const FIRST_LINES = 200;

const HEADING =
  /\b(?:supporting|supplement(?:ary|al)?)\s+(?:information|materials?|data|files?|figures?|tables?|methods?|notes?|text|appendix)\b/i;

/** Whether a text is headed as a supplement. */
export const beginsAsSupplement = (text: string): boolean =>
  HEADING.test(text.slice(0, FIRST_LINES));

/** As publishers and authors name them: `_SI`, `_si_001`, `-s001`, `-mmc1`, `_MOESM1_ESM`, `-sup-0001`. */
const NAMED_SO =
  /[-_. ]?(?:supplement\p{L}*|supporting[-_. ]?info\p{L}*)|[-_. ](?:e?si|s\d{1,3}|suppl?|sup|mmc\d*|moesm\d*|esm)(?![\p{L}])/iu;

const folded = (stem: string): string => stem.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Of the article's file, if a name says that it is a supplement: `roe2012` of `roe2012_SI.pdf`. */
function stemOfArticle(name: string): string | undefined {
  const stem = fileStem(name);
  const mark = NAMED_SO.exec(stem);
  if (!mark) return undefined;
  return folded(stem.slice(0, mark.index)) || folded(stem.slice(mark.index + mark[0].length));
}

/**
 * Which PDF may be the supplement of which article: both have the same DOI, or the names of their files begin
 * alike, and it says in its first lines or its name what it is. By hash; none where several articles fit, and none
 * of what a person decided.
 */
export function proposeSupplements(pdfs: readonly ListedPdf[]): ReadonlyMap<string, string> {
  const looked = pdfs.map((pdf) => ({ ...pdf, stem: stemOfArticle(pdf.name) }));
  const isLike = ({ stem, saysSupplement }: (typeof looked)[number]) =>
    stem !== undefined || saysSupplement === true;
  const parents = new Set(pdfs.map(({ supplementOf }) => supplementOf));
  const articles = looked.filter((pdf) => !isLike(pdf) && !pdf.supplementOf);
  const found = looked
    .filter((pdf) => isLike(pdf) && pdf.supplementOf === undefined && !parents.has(pdf.hash))
    .map(({ hash, doi, stem }) => {
      const fitting = articles.filter(
        (article) => hasDoi(article, doi) || (stem !== undefined && isNamed(article, stem)),
      );
      return fitting.length === 1 ? ([hash, fitting[0]?.hash ?? ''] as const) : undefined;
    });
  return new Map(found.filter((pair) => pair !== undefined));
}

const hasDoi = ({ doi }: ListedPdf, other: string | undefined): boolean =>
  doi !== undefined && other !== undefined && foldedDoi(doi) === foldedDoi(other);

const isNamed = ({ name, doi }: ListedPdf, stem: string): boolean =>
  folded(fileStem(name)) === stem || (doi !== undefined && suffixKey(doi) === stem);
