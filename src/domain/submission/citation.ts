import type { Publication } from '../publication';
import { doiLink } from '../doi';
import { cut, fieldText } from './plainField';
import { FIELD_LIMITS } from './submissionFields';

const AUTHOR_LIMIT = 200;
const NAMED_AUTHORS = 3;

const author = (value: string | undefined) => fieldText(value, AUTHOR_LIMIT);

function firstAuthorOf({ firstAuthor, authors }: Publication): string {
  return author(firstAuthor) || author(authors[0]?.lastName) || author(authors[0]?.fullName);
}

/**
 * `MARCUS_Submission {first author} {year}`; a missing author becomes 'Unknown', a missing year the current
 * one (docs/requirements/session.md S5.12, S5.13).
 */
export function submissionTitle(publication: Publication | undefined, currentYear: number): string {
  const name = publication ? firstAuthorOf(publication) : '';
  return `MARCUS_Submission ${name || 'Unknown'} ${publication?.year ?? currentYear}`;
}

function authorsInWords(publication: Publication): string {
  const names = publication.authors.map(({ fullName }) => author(fullName)).filter(Boolean);
  const [first = firstAuthorOf(publication)] = names;
  return names.length > NAMED_AUTHORS ? `${first} et al.` : names.join(', ') || first;
}

const ended = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** `Anna Berg, Tor Lund (2021). On caffeine. Journal of Tea. https://doi.org/10.5555/abc` */
export function citationLine(publication: Publication): string {
  const { title, year, journal, doi } = publication;
  const who = authorsInWords(publication);
  const parts = [
    [who, year === undefined ? '' : `(${year})`].filter(Boolean).join(' '),
    fieldText(title, FIELD_LIMITS.evidence / 2),
    fieldText(journal, AUTHOR_LIMIT),
  ].filter(Boolean);
  if (parts.length === 0) return '';
  const line = [...parts.map(ended), doi === '' ? '' : doiLink(doi)].filter(Boolean).join(' ');
  return cut(line, FIELD_LIMITS.evidence);
}
