import { YEAR } from '../article';
import { normaliseDoi } from '../doi';
import type { Publication } from '../publication';
import { isRecord } from './annotationFields';
import { fieldText } from './plainField';

const LONGEST = 1_000;
const AUTHOR_LIMIT = 20;

const text = (value: unknown) => fieldText(value, LONGEST);

/**
 * The article's details from an annotation's `doi_metadata` (docs/requirements/core.md 3.8); `undefined` if
 * it contains nothing useful.
 */
export function annotatedPublication(value: unknown): Publication | undefined {
  if (!isRecord(value)) return undefined;
  const authors = (Array.isArray(value['authors']) ? value['authors'] : [])
    .slice(0, AUTHOR_LIMIT)
    .filter(isRecord)
    .map((author) => ({
      firstName: text(author['firstName']),
      lastName: text(author['lastName']),
      fullName: text(author['fullName']),
    }));
  const title = text(value['title']);
  const firstAuthor = text(value['firstAuthor']);
  const journal = text(value['journal']);
  const year = text(value['year']);
  if (title === '' && firstAuthor === '' && year === '') return undefined;
  return {
    doi: normaliseDoi(text(value['doi'])) ?? '',
    authors,
    ...(title !== '' && { title }),
    ...(firstAuthor !== '' && { firstAuthor }),
    ...(journal !== '' && { journal }),
    ...(YEAR.test(year) && { year: Number(year) }),
  };
}
