import type { Work } from '@/domain/work';

/** Local storage: followed by the article's hash. */
export const NOTE_KEY = 'marcus.unwritten.';

/** Characters of a note; browsers keep about five million for the whole site. */
export const NOTE_LIMIT = 2_000_000;

export const NOTE_VERSION = 1;

/** What was changed in an article's work and is not known to be in the store. Plain data. */
export interface UnwrittenNote {
  readonly version: typeof NOTE_VERSION;
  /** The PDF's file name. */
  readonly name: string;
  /** ms since the epoch */
  readonly notedAt: number;
  /** Revisions of the stored work that the changes may be laid over. */
  readonly over: readonly string[];
  /** By the part's path: a part is replaced as a whole. */
  readonly changed: Readonly<Record<string, unknown>>;
  /** Paths of parts that the work does not have. */
  readonly gone: readonly string[];
}

type PartPath = Exclude<keyof Work, 'segments'> | `segments.${keyof Work['segments']}`;

/** All parts of the work: those of `segments` one by one, since judgements change without the drawings. */
const PARTS = {
  document: true,
  text: true,
  annotations: true,
  annotationWords: true,
  'segments.items': true,
  'segments.info': true,
  'segments.selected': true,
  'segments.judgements': true,
  'segments.overruled': true,
  'segments.numbers': true,
  'segments.hideIncorrect': true,
  'segments.onlyProcessSelected': true,
  structures: true,
  article: true,
  compoundDrafts: true,
  history: true,
  recognition: true,
  submissionDrafts: true,
  submissionReceipts: true,
} as const satisfies Readonly<Record<PartPath, true>>;

const isPart = (path: string): boolean => Object.hasOwn(PARTS, path);

function partsOf(work: Work | null): ReadonlyMap<string, unknown> {
  if (!work) return new Map();
  const { segments, ...others } = work;
  const parts = new Map<string, unknown>(Object.entries(others));
  for (const [key, part] of Object.entries(segments)) parts.set(`segments.${key}`, part);
  return new Map([...parts].filter(([, part]) => part !== undefined));
}

/**
 * Which parts differ between two states of the work, by reference; all of them without an earlier one. Parts
 * that the later one lacks are named in any case.
 */
export function changesSince(
  before: Work | null,
  now: Work,
): Pick<UnwrittenNote, 'changed' | 'gone'> {
  const [earlier, parts] = [partsOf(before), partsOf(now)];
  const changed = [...parts].filter(([path, part]) => earlier.get(path) !== part);
  return {
    changed: Object.fromEntries(changed),
    // Whatever it is laid over may have them, as work that was started over.
    gone: Object.keys(PARTS).filter((path) => !parts.has(path)),
  };
}

/** The work with a note's changes: data of unknown shape, like what the note says. */
export function withChanges(
  work: Work,
  { changed, gone }: Pick<UnwrittenNote, 'changed' | 'gone'>,
): object {
  const parts = new Map(partsOf(work));
  for (const path of gone) parts.delete(path);
  for (const [path, part] of Object.entries(changed)) if (isPart(path)) parts.set(path, part);
  const [own, within]: [[string, unknown][], [string, unknown][]] = [[], []];
  for (const [path, part] of parts) {
    const [first, second] = path.split('.');
    if (second === undefined) own.push([path, part]);
    else if (first === 'segments') within.push([second, part]);
  }
  return { ...Object.fromEntries(own), segments: Object.fromEntries(within) };
}
