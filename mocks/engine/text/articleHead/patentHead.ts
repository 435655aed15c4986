import type { Paragraph } from '../paragraph';

/** An item of a patent's first page: its code in brackets (WIPO standard ST.9), then the text. */
const ITEM = /^\((?<code>\d\d)\)\s*(?<text>.*)$/u;

const TITLE = '54';
const INVENTORS = '72';
/** Of the grant, or else of the application's publication. */
const DATES = ['45', '43'];
/** "22.06.2022". */
const DATE = /\b\d\d\.\d\d\.(?<year>(?:19|20)\d\d)\b/u;

/** A list of people, "• ROE, Jane 6926 MONTAGNOLA (CH)": the address follows the name. */
const PERSON = /•\s*(?<family>[\p{Lu}'’ -]+),\s*(?<given>(?:\p{Lu}[\p{L}.'’-]*\s?)+)/gu;

interface PatentHead {
  readonly title: string;
  readonly authors: readonly string[];
  readonly year?: number;
}

/** Title, inventors and year of a patent's first page; undefined for anything that states no title by its code. */
export function patentHead(first: readonly Paragraph[]): PatentHead | undefined {
  const [title, next] = itemOf(first, TITLE);
  if (title === undefined) return undefined;
  // European patents repeat it in German and French, each in a paragraph of its own; a line that was cut off stands alone.
  const goesOn = next !== undefined && next.length < title.length / 2 ? ` ${next}` : '';
  const dates = DATES.flatMap((code) => itemOf(first, code)).join(' ');
  const year = DATE.exec(dates)?.groups?.['year'];
  return {
    title: title + goesOn,
    authors: peopleIn(itemOf(first, INVENTORS).join(' ')),
    ...(year !== undefined && { year: Number(year) }),
  };
}

/** The paragraphs from an item's code to the next code. */
function itemOf(paragraphs: readonly Paragraph[], code: string): string[] {
  const texts: string[] = [];
  let inside = false;
  for (const { text } of paragraphs) {
    const item = ITEM.exec(text)?.groups;
    if (item !== undefined) inside = item.code === code;
    if (inside) texts.push(item?.text ?? text);
  }
  return texts.filter((text) => text !== '');
}

const peopleIn = (text: string): string[] =>
  [...text.matchAll(PERSON)].map(({ groups }) =>
    `${groups?.given?.trim() ?? ''} ${groups?.family?.trim() ?? ''}`.trim(),
  );
