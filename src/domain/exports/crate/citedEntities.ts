import type { RecordArticle } from '../compoundRecord';
import { known, referenceTo, type Entity } from './entity';

/**
 * The article from which the compounds are, by its DOI where that is known, with its authors and journal.
 *
 * @param fileName stands in for the title
 */
export function articleEntities(
  { doi, title, authors = [], journal, year }: RecordArticle,
  fileName: string,
): readonly [Entity, ...Entity[]] {
  const people = authors.map((name, index) => ({
    ...{ '@id': `#author-${index + 1}`, '@type': 'Person', name },
  }));
  const journals =
    journal === undefined ? [] : [{ '@id': '#journal', '@type': 'Periodical', name: journal }];
  const article = {
    '@id': doi === undefined ? '#article' : `https://doi.org/${encodeURI(doi)}`,
    '@type': 'ScholarlyArticle',
    ...known({
      name: title ?? fileName,
      author: people.length > 0 ? people.map(({ '@id': id }) => referenceTo(id)) : undefined,
      isPartOf: journals[0] && referenceTo(journals[0]['@id']),
      datePublished: year === undefined ? undefined : String(year),
    }),
  };
  return [article, ...people, ...journals];
}
