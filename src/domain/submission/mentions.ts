import type { CompoundLabel } from '../compoundLabel';
import type { CompoundMention } from '../compoundMention';
import type { PageBox } from '../pageBox';
import { findWritten, type Written } from './findWritten';
import { writtenForms } from './organismNames';
import { sentenceAt } from './sentenceAt';
import { speaksOf } from './speaksOf';

/** The text of one page, with the positions of its pieces in text order. */
export interface PageText {
  /** From 1. */
  readonly page: number;
  readonly text: string;
  /** `start`: offset of the piece's first character, in UTF-16 units of the page's text. */
  readonly pieces: readonly { readonly start: number; readonly box: PageBox }[];
}

/** Where an article mentions a value, with enough context for a reader to judge it. */
export interface Mention {
  readonly value: string;
  /** From 1; absent when only the extracted text is available, which has no page numbers. */
  readonly page?: number;
  readonly sentence: string;
}

/** The drawing from which distances are measured. */
export interface DrawingPlace {
  /** From 1. */
  readonly pageNumber: number;
  /** Absent for services that do not report a drawing's position on its page. */
  readonly bbox?: PageBox | undefined;
  /** What the page prints beside the drawing: sentences that speak of it are the nearest of all. */
  readonly label?: CompoundLabel | undefined;
  /** Where the services say that the article speaks of it; absent from services that do not look. */
  readonly spokenOf?: readonly CompoundMention[] | undefined;
}

/** What decides which mention is closer, most significant first; smaller is closer. */
type Distance = readonly [
  isOfOthers: number,
  pages: number,
  isBefore: number,
  points: number,
  order: number,
];

interface Placed {
  readonly mention: Mention;
  readonly distance: Distance;
}

const gap = (from: number, to: number, otherFrom: number, otherTo: number) =>
  Math.max(0, otherFrom - to, from - otherTo);

/** PDF points between the edges of two boxes; 0 where they touch or overlap. */
export function pointsBetween(a: PageBox, b: PageBox): number {
  return Math.hypot(gap(a[0], a[2], b[0], b[2]), gap(a[1], a[3], b[1], b[3]));
}

function boxAt({ pieces }: PageText, offset: number): PageBox | undefined {
  return pieces.findLast(({ start }) => start <= offset)?.box;
}

/**
 * A sentence that speaks of the compound is nearest. On the same page, distance counts if it is known;
 * otherwise the nearest page wins, later pages first.
 */
function distanceOf(
  page: PageText,
  at: Written,
  drawing: DrawingPlace,
  order: number,
  isNamed: boolean,
): Distance {
  const pages = page.page - drawing.pageNumber;
  const box = boxAt(page, at.start);
  const points = pages === 0 && drawing.bbox && box ? pointsBetween(box, drawing.bbox) : 0;
  return [isNamed ? 0 : 1, Math.abs(pages), pages < 0 ? 1 : 0, points, order];
}

function isNearer(a: Distance, b: Distance): boolean {
  const at = a.findIndex((part, index) => part !== b[index]);
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
}

/** Nearer than sentences that the page itself finds to speak of the compound. */
const ANNOUNCED = -1;

/** The values that services name as organisms of sentences that speak of the drawing's compound. */
const announcedOrganisms = (values: readonly string[], { spokenOf = [] }: DrawingPlace) =>
  values.flatMap((value) =>
    spokenOf
      .filter(({ organisms = [] }) => organisms.some((name) => writtenForms(name).includes(value)))
      .map((mention) => ({ value, mention })),
  );

/**
 * For each value, its mention closest to the drawing, in a sentence that speaks of its compound if there is
 * one, sorted by distance; values that the pages do not mention are left out.
 *
 * @param pages in the order of the article
 */
export function nearestMentions(
  values: readonly string[],
  pages: readonly PageText[],
  drawing: DrawingPlace,
): Mention[] {
  const nearest = new Map<string, Placed>();
  const wanted = values.map(writtenForms);
  const isNamed = speaksOf(drawing.label);
  let order = 0;
  for (const { value, mention } of announcedOrganisms(values, drawing)) {
    order += 1;
    const pages = Math.abs(mention.page - drawing.pageNumber);
    const distance: Distance = [ANNOUNCED, pages, 0, 0, order];
    const known = nearest.get(value);
    if (known && !isNearer(distance, known.distance)) continue;
    const { page, sentence } = mention;
    nearest.set(value, { mention: { value, page, sentence }, distance });
  }
  for (const page of pages) {
    for (const at of findWritten(page.text, wanted)) {
      const value = values[at.wanted];
      if (value === undefined) continue;
      order += 1;
      const sentence = sentenceAt(page.text, at);
      const distance = distanceOf(page, at, drawing, order, isNamed(sentence));
      const known = nearest.get(value);
      if (known && !isNearer(distance, known.distance)) continue;
      nearest.set(value, { mention: { value, page: page.page, sentence }, distance });
    }
  }
  return [...nearest.values()]
    .sort((a, b) => (isNearer(a.distance, b.distance) ? -1 : 1))
    .map(({ mention }) => mention);
}

/** For each value, its first mention in a text without pages, in text order. */
export function firstMentions(
  values: readonly string[],
  text: string,
  annotations: readonly { readonly text: string; readonly start: number; readonly end: number }[],
): Mention[] {
  const wanted = new Set(values);
  const mentions: Mention[] = [];
  for (const annotation of annotations) {
    if (!wanted.delete(annotation.text)) continue;
    mentions.push({ value: annotation.text, sentence: sentenceAt(text, annotation) });
  }
  return mentions;
}
