import { articleOfWork } from '../articleOfWork';
import { saidOrProposed } from '../compoundLabel';
import { withNumbers } from '../drawingNumbers';
import type { Read } from '../engines';
import { structureText } from '../identifiers';
import type { KnownState } from '../knownList';
import { presentText } from '../missing';
import { scoreWord } from '../readingScore';
import type { Segment } from '../segment';
import { drawingFactsOf } from '../segmentStatus';
import type { Structure } from '../structure';
import { whyInList } from '../whyToCheck';
import type { Work } from '../work';
import { drawingsOf, type WorkDrawing } from '../workDrawings';

/** How sure a drawing that waits to be checked is, in the order in which they should be. */
export const INBOX_GROUPS = [
  'doubtful',
  'failed',
  'likely',
  'sure',
  /** Read by who states no score, or drawn by a person. */
  'unscored',
  'unread',
] as const;
export type InboxGroup = (typeof INBOX_GROUPS)[number];

/** A drawing that nobody has judged yet, as a row says it. */
export interface InboxDrawing {
  /** Of its article's PDF. */
  readonly hash: string;
  /** Of the segment. */
  readonly id: string;
  readonly group: InboxGroup;
  /** 0..1; absent if nobody states one. */
  readonly score?: number;
  /** Its number in the article: `12` or `12a`. */
  readonly ordinal: string;
  /** Number and name of the compound, as far as they are known: `3 quercetin`. */
  readonly text: string;
  /** From 1. */
  readonly pageNumber: number;
  /** Why it should be checked, or why there is no reading; empty if nothing speaks against it. */
  readonly why: string;
  /** Who read; absent without a reading. */
  readonly reader?: string;
  /** What the services are asked about; absent without a reading. */
  readonly structureText?: string;
}

/** What a row shows is made from these. */
interface Sources {
  readonly segment: Segment;
  readonly structure: Structure | undefined;
}

export type SourcedDrawing = InboxDrawing & Sources;

/** The drawings of an article that nobody has judged yet, in its order, and how many it has in all. */
export function inboxOf(
  hash: string,
  work: Work,
  nameOf: (read: Read) => string,
): { readonly total: number; readonly left: readonly SourcedDrawing[]; readonly source: string } {
  const drawings = drawingsOf(work);
  const numbers = withNumbers(work.segments.numbers ?? {}, work.segments.items, false);
  const left = drawings.flatMap((drawing) => {
    if (drawing.judgement) return [];
    const { segment, structure, draft } = drawing;
    const { number, name } = saidOrProposed(segment.label, draft);
    const facts = drawingFactsOf(structure, undefined, drawing.hasFailed);
    const read = facts.isRead ? structure : undefined;
    const asked = read && structureText(read);
    return {
      ...{ hash, id: segment.id, segment, structure, pageNumber: segment.pageNumber },
      ordinal: numbers[segment.id] ?? '',
      group: groupOf(read, drawing.hasFailed),
      text: [presentText(number), presentText(name)].filter((word) => word).join(' '),
      why: read ? whyInList(read, nameOf).join(' ') : failureOf(drawing, work),
      ...(facts.score !== undefined && read && { score: facts.score }),
      ...(read && { reader: nameOf({ engine: read.engine, program: read.program }) }),
      ...(asked !== undefined && { structureText: asked }),
    };
  });
  const { journal, year } = articleOfWork(work);
  return { total: drawings.length, left, source: [journal, year].filter((word) => word).join(' ') };
}

const groupOf = (read: Structure | undefined, hasFailed: boolean): InboxGroup =>
  read ? (scoreWord(read) ?? 'unscored') : hasFailed ? 'failed' : 'unread';

function failureOf({ segment, structure, hasFailed }: WorkDrawing, { recognition }: Work): string {
  const item = new Map(Object.entries(recognition.items)).get(segment.id);
  if (item?.status === 'failed') return item.message;
  return hasFailed ? (structure?.error ?? '') : '';
}

/** Which drawings are shown; `null` shows all. */
export interface InboxFilter {
  /** Of an article. */
  readonly hash: string | null;
  readonly group: InboxGroup | null;
  readonly reader: string | null;
  /** Whether the services' list has the compound; what it has said nothing of is shown by `null` only. */
  readonly known: KnownState | null;
}

/**
 * The drawings that a filter leaves: doubtful first, the lowest score before all; the others by how sure they are, in
 * the order of the articles.
 *
 * @param knownOf what the services' list has said of a drawing
 */
export function inboxRows<Drawing extends InboxDrawing>(
  articles: readonly (readonly Drawing[])[],
  { hash, group, reader, known }: InboxFilter,
  knownOf: (drawing: Drawing) => KnownState | undefined = () => undefined,
): readonly Drawing[] {
  const rows = articles
    .flat()
    .filter(
      (one) =>
        (hash === null || one.hash === hash) &&
        (group === null || one.group === group) &&
        (reader === null || one.reader === reader) &&
        (known === null || knownOf(one) === known),
    );
  return INBOX_GROUPS.flatMap((each) => {
    const members = rows.filter((one) => one.group === each);
    return each === 'doubtful' ? members.sort((a, b) => (a.score ?? 0) - (b.score ?? 0)) : members;
  });
}

/** How many of the drawings are in a group. */
export const countIn = (rows: readonly InboxDrawing[], group: InboxGroup): number =>
  rows.filter((one) => one.group === group).length;
