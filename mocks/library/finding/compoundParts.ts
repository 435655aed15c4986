import type { Json } from '../../services/library/event';

/** What stands of a part, and of whom. */
export interface StandingPart {
  readonly value: Json;
  readonly author: string;
  readonly at: Date | string;
  readonly seq: number;
}

/** By the part's name. */
export type StandingParts = ReadonlyMap<string, StandingPart>;

/** What is said of a compound beside its drawing, and counts for how it is found. */
export const DRAFT_FIELDS = [
  ...['number', 'name', 'synonyms', 'organism', 'part', 'location', 'ecosystem'],
  ...['compoundClass', 'evidence', 'note'],
] as const;

/** What is said of an article, by which its compounds are found. */
export const ARTICLE_PARTS = ['title', 'doi', 'authors', 'journal', 'year', 'state'].map(
  (field) => `article/${field}`,
);

/** The segment that a part says something of; undefined for other parts, such as a second opinion. */
export function segmentOf(part: string): string | undefined {
  const [kind = '', segment, field, more] = part.split('/');
  if (segment === undefined || more !== undefined) return undefined;
  const levels = { segments: false, structures: false, judgements: false, drafts: true }[kind];
  return levels !== undefined && levels === (field !== undefined) ? segment : undefined;
}

/** All parts that a compound's row follows from, besides those of its article. */
export const partsOf = (segment: string): readonly string[] => [
  ...['segments', 'structures', 'judgements'].map((kind) => `${kind}/${segment}`),
  ...DRAFT_FIELDS.map((field) => `drafts/${segment}/${field}`),
];

/** A field of a value that came from outside. */
export function fieldOf(value: Json | undefined, name: string): Json | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.hasOwn(value, name) ? (value as Readonly<Record<string, Json>>)[name] : undefined;
}

/** The text of such a field; null for anything else, and for none. */
export function textOf(value: Json | undefined, name?: string): string | null {
  const text = name === undefined ? value : fieldOf(value, name);
  return typeof text === 'string' && text.trim() !== '' ? text : null;
}
