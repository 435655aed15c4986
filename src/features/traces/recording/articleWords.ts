/** What a trace tells of the article itself. */
export interface ArticleWords {
  /** File names, and names that the services derive from them. */
  readonly names: ReadonlySet<string>;
  /** Extracted texts. */
  readonly texts: ReadonlySet<string>;
  readonly titles: ReadonlySet<string>;
}

/** Keys of the state and of actions that hold a text of the article. */
const TEXT_KEYS: ReadonlySet<string> = new Set(['text', 'content', 'sentence']);

/** Keys that hold the name of a file of the user, or one derived from it. */
const NAME_KEYS: ReadonlySet<string> = new Set(['pdfFilename', 'pdf_filename', 'directory']);

const isFile = (value: object) => Object.hasOwn(value, 'fileId');

/** A document or a publication: the title of a submission is one of our own making. */
const isArticle = (value: object) =>
  Object.hasOwn(value, 'pageCount') || Object.hasOwn(value, 'authors');

/** Collects the names and texts of all articles from actions and states. */
export function articleWords(values: readonly unknown[]): ArticleWords {
  const names = new Set<string>();
  const texts = new Set<string>();
  const titles = new Set<string>();
  const seen = new WeakSet();
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    for (const [key, member] of Object.entries(value)) {
      if (typeof member !== 'string') collect(member);
      else if (member === '') continue;
      else if (NAME_KEYS.has(key) || (key === 'name' && isFile(value))) names.add(member);
      else if (TEXT_KEYS.has(key)) texts.add(member);
      else if (key === 'title' && isArticle(value)) titles.add(member);
    }
  };
  values.forEach(collect);
  return { names, texts, titles };
}
