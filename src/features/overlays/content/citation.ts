import type { Publication } from './facts';

export const doiUrl = (doi: string): string => `https://doi.org/${doi}`;

/** One paragraph, as in a list of references. */
export const citationText = ({ authors, title, source, doi }: Publication): string =>
  `${authors} ${title}. ${source}. ${doiUrl(doi)}`;

const SOURCE = /^(?<journal>.+?)\s*\((?<year>\d{4})\)$/;

/** Converts `Rajan K.` to BibTeX's `Rajan, K.`; the initials are the last word. */
const bibtexAuthor = (author: string) => author.replace(/\s+(\S+)$/, ', $1');

/** Braces protect capitals from being lowered by a style. */
const keepsCapitals = (title: string) =>
  title.replace(/\b(?:[A-Z]{2,}\w*|[A-Z][a-z]+[A-Z]\w*)/g, '{$&}');

/** An entry for a BibTeX file. Umlauts stay as they are: biber and recent styles read UTF-8. */
export function citationBibtex({ authors, title, source, doi }: Publication): string {
  const { journal = source, year = '' } = SOURCE.exec(source)?.groups ?? {};
  const names = authors.split(/,\s+/).map(bibtexAuthor);
  const firstName =
    names[0]
      ?.split(',')[0]
      ?.toLowerCase()
      .replace(/[^a-z]/g, '') ?? '';
  const key = `${firstName}${year}${title.split(/\W/)[0]?.toLowerCase() ?? ''}`;
  return [
    `@article{${key},`,
    `  author  = {${names.join(' and ')}},`,
    `  title   = {${keepsCapitals(title)}},`,
    `  journal = {${journal}},`,
    `  year    = {${year}},`,
    `  doi     = {${doi}}`,
    '}',
  ].join('\n');
}
