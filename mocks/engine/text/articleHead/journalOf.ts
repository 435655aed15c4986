/** Where an article was published, as far as its first page says so. */
export interface PrintedJournal {
  readonly journal?: string;
  readonly year?: number;
}

/** Journals' names: capitalised words, abbreviations, and what joins them; no sentence. */
const NAME = String.raw`(?<journal>\p{Lu}[\p{L}.:&’'-]*(?: (?:\p{Lu}[\p{L}.:&’'-]*|of|and|the|in|for|de|der|et|&)){0,8}),?`;
const YEAR = String.raw`(?<year>(?:19|20)\d\d)`;

/** "Metabolites 2012, 2, 214-220", "Phytochemistry 115 (2015) 9–19", "Planta Med (2013) 79: 1". */
const CITATIONS = [
  new RegExp(String.raw`^${NAME} ${YEAR}[,;] ?\d+(?: ?\(\d+\))?[,:]`, 'u'),
  new RegExp(String.raw`^${NAME} \d+(?: ?\([\d–-]+\))? ?\(${YEAR}\)[,:]? ?[A-Z]?\d`, 'u'),
  new RegExp(String.raw`^${NAME} \(${YEAR}\) ?\d+ ?[:,]`, 'u'),
];

/** "Scientific RepoRts | 7:46406": without a year. */
const VOLUME = new RegExp(String.raw`^${NAME} \| ?\d+ ?:`, 'u');

/** Dates of publication, the surest first; the date of receipt may lie in the year before. */
const DATES = [
  /\bpublished(?: online)?:? (?:on )?(?:\d{1,2} )?[\p{L}.]+ (?:\d{1,2}, )?(?<year>(?:19|20)\d\d)/iu,
  /\bavailable online(?: on)? (?:\d{1,2} )?\p{L}+ (?<year>(?:19|20)\d\d)/iu,
  /(?:©|\bcopyright|Ó) (?<year>(?:19|20)\d\d)\b/iu,
];

/**
 * Journal and year from the citation in the head of a first page, or else the year from its dates.
 *
 * @param lines paragraphs or lines of the page, from top to bottom
 */
export function journalIn(lines: readonly string[]): PrintedJournal {
  for (const pattern of CITATIONS) {
    for (const line of lines) {
      const { journal, year } = pattern.exec(line)?.groups ?? {};
      if (journal !== undefined) return { journal: tidy(journal), year: Number(year) };
    }
  }
  const volume = lines.map((line) => VOLUME.exec(line)?.groups?.journal).find((name) => name);
  const year = DATES.map((date) => lines.map((line) => date.exec(line)?.groups?.year))
    .flat()
    .find((found) => found !== undefined);
  return {
    ...(volume !== undefined && { journal: tidy(volume) }),
    ...(year !== undefined && { year: Number(year) }),
  };
}

/** A word in capitals beside others: a font of small capitals, whose letters come as either, "SCIENTIFIC RepoRts". */
const SMALL_CAPITALS = /(?:^| )\p{Lu}{6,}(?: |$)/u;

function tidy(printed: string): string {
  const journal = printed.replace(/,$/u, '').trim();
  return SMALL_CAPITALS.test(journal) && /\p{Ll}/u.test(journal)
    ? journal.replace(/\p{L}+/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase())
    : journal;
}
