import type { ValuesOf } from '../http/fields';
import { plain } from '../http/plain';
import type { Library } from '../library/library';
import type { LibraryFiles } from '../library/libraryFiles';
import type { LIBRARY } from './operations/libraryOperations';

interface ListOptions {
  readonly library: Pick<Library, 'articles' | 'last'>;
  readonly files: Pick<LibraryFiles, 'kept'> | null;
}

/**
 * The articles that are looked for, as the library answers them.
 *
 * @throws HttpError 422 for a text that no article can have
 */
export async function listArticles(
  { library, files }: ListOptions,
  { limit, ...filter }: ValuesOf<typeof LIBRARY.articles.query>,
) {
  Object.values(filter).forEach(plain);
  // One more tells whether there are more; what is kept meanwhile is news.
  const last = await library.last();
  const articles = await library.articles(filter, limit + 1);
  const kept = await files?.kept();
  return {
    articles: articles
      .slice(0, limit)
      .map(({ fileName: file_name, stateBy: state_by, ...rest }) => ({
        ...{ file_name, state_by, ...rest },
        has_file: kept?.has(rest.id) ?? false,
      })),
    ...{ has_more: articles.length > limit, last, keeps_files: files !== null },
  };
}
