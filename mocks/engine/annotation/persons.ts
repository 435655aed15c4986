import { authorsIn } from '../text/articleHead/authorsOf';

/** A family name: "Hussein", "O'Brien", "Plata-Rueda"; with its limits, a run of capitals takes linear time. */
const NAME = String.raw`(?<!\p{L})(\p{Lu}[\p{L}'’-]{1,40})`;
const YEAR = String.raw`\(?(?:19|20)\d\d[a-z]?\b`;

/** How articles cite persons: "Hussein et al.", "Danilenko and Studzinski, 2004", "(Wenkert, 1965;". */
const CITED = [
  new RegExp(String.raw`${NAME},? et al\b`, 'gu'),
  new RegExp(String.raw`${NAME} (?:and|&) ${NAME},? ${YEAR}`, 'gu'),
  new RegExp(String.raw`[(;] ?${NAME}, ${YEAR}`, 'gu'),
];

/** Where a list of authors may stand, UTF-16 units from the text's start. */
const HEAD_LENGTH = 6_000;
/** Paragraphs have an empty line between them, and each line break became a blank. */
const BETWEEN_PARAGRAPHS = / {2,}/;

/** The names of those who wrote the article, and of whom it cites. */
export function personsIn(text: string): ReadonlySet<string> {
  const cited = CITED.flatMap((form) => [...text.matchAll(form)].flatMap(([, ...names]) => names));
  const words = authorsOf(text).flatMap((author) => author.split(' '));
  return new Set([...cited, ...words.filter((word) => word.length > 2)]);
}

/** The first list of several names: a later one may be of compounds, such as "Aspergillomarasmine A". */
const authorsOf = (text: string): readonly string[] =>
  text
    .slice(0, HEAD_LENGTH)
    .split(BETWEEN_PARAGRAPHS)
    .map(authorsIn)
    .find((names) => names.length > 1) ?? [];
