import { doisIn, endsInCutDoi } from './doiPattern';

export interface DoiSources {
  /** Entries of the XMP packet (`dc:identifier`, `prism:doi`, ...), values as text. */
  readonly xmp: readonly (readonly [name: string, value: string])[];
  /** Entries of the document information dictionary. */
  readonly info: readonly (readonly [name: string, value: string])[];
  /** Lines of the first pages in reading order, including running heads and feet. */
  readonly pages: readonly (readonly string[])[];
}

/** XMP and information entries that identify the document itself; others may quote. */
const IDENTIFIER =
  /^(?:prism:doi|dc:identifier|prism:url|xmp:identifier|crossmark:doi|pdfx:doi|pdfx:wps-articledoi|doi|wps-articledoi)$/iu;

/** Where an article's own references begin. */
const REFERENCES =
  /^\W*(?:\d{1,2}\.?\s*)?(?:references(?: and notes)?|literature cited|bibliography|notes and references)\W*$/iu;

/** `doi:`, `DOI 10...`, `https://doi.org/`. */
const MARKED = /(?:doi\s*[:.]?\s*|doi\.org\/)$/iu;

/** Words before a DOI that assign it to another article: a correction, a citation. */
const OF_ANOTHER =
  /(?:erratum|correction|retract|corrigendum|supplement|dataset|data set|deposited)/iu;

/**
 * The DOI of an article, or undefined. It is taken from the metadata, or else from the text of the first
 * pages, where one that is marked as a DOI or repeated counts more, and one in the reference list doesn't
 * count.
 */
export function findDoi({ xmp, info, pages }: DoiSources): string | undefined {
  const own = [...xmp, ...info].filter(([name]) => IDENTIFIER.test(name));
  const stated =
    firstDoi(own) ?? firstDoi(info.filter(([name]) => /subject|keywords|title/iu.test(name)));
  if (stated !== undefined) return stated;
  return bestOf(pages.map(withoutReferences).map(candidates));
}

/** A numbered reference, as in `[3] Smith, J.` or `12. Smith, J.`. */
const REFERENCE = /^\s*[[(]?\d{1,3}[\])]?\.?\s+\p{Lu}\p{Ll}+,/u;

/** Minimum weight: one mention marked as a DOI on one of the first two pages, or unmarked on the first. */
const MIN_WEIGHT = 0.9;

const firstDoi = (entries: DoiSources['info']) =>
  entries.flatMap(([, value]) => doisIn(value))[0]?.doi;

/** Reference lists may begin in the middle of the first pages: in letters and short notes. */
function withoutReferences(lines: readonly string[]): readonly string[] {
  const start = lines.findIndex((line) => REFERENCES.test(line));
  return start === -1 ? lines : lines.slice(0, start);
}

interface Candidate {
  readonly doi: string;
  readonly weight: number;
}

function candidates(lines: readonly string[]): Candidate[] {
  return lines.flatMap((line, index) => {
    const whole = joinBroken(line, lines[index + 1]);
    return doisIn(whole).map(({ doi, before }) => ({ doi, weight: weightAfter(before) }));
  });
}

/** A DOI that is split at a line's end: after its slash, dot or hyphen, or right after `doi:`. */
function joinBroken(line: string, next: string | undefined): string {
  const text = line.replace(/(10\.\d{4,9})\s*\/\s+/gu, '$1/').replace(/doi\.org\s+/giu, 'doi.org/');
  if (next === undefined) return text;
  const cut = /10\.\d{4,9}(?:\/\S*[/.\-_(]|\/)?$/u.test(text) || /(?:^|\s)10\.$/u.test(text);
  const continuation = /^\S+/u.exec(next)?.[0] ?? '';
  if (endsInCutDoi(text)) return text + continuation;
  return cut && /[\d/]/u.test(continuation) ? text + continuation : text;
}

function weightAfter(before: string): number {
  if (OF_ANOTHER.test(before) || REFERENCE.test(before)) return 0.2;
  return MARKED.test(before) ? 3 : 1;
}

/** The first page counts most; on a page the highest weight wins, then the earliest. */
function bestOf(pages: readonly Candidate[][]): string | undefined {
  const weights = new Map<string, { doi: string; weight: number }>();
  pages.forEach((page, pageIndex) => {
    for (const { doi, weight } of page) {
      const key = doi.toLowerCase();
      const known = weights.get(key) ?? { doi, weight: 0 };
      weights.set(key, { doi: known.doi, weight: known.weight + weight / (1 + 2 * pageIndex) });
    }
  });
  const best = [...weights.values()].sort((a, b) => b.weight - a.weight)[0];
  return best !== undefined && best.weight >= MIN_WEIGHT ? best.doi : undefined;
}
