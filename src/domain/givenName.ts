import type { Compound } from './compound';
import { COMPOUND_FIELD_LIMITS, type CompoundDraft } from './compoundDraft';
import type { WorkStep } from './workChange';

/** Words of the text that the user gives to a drawing. */
export interface GivenWord {
  readonly text: string;
  /** The sentence that they stand in. */
  readonly sentence: string;
}

const NAME_LABELS = [
  ...['compound_name', 'trivial_name', 'trivial_names', 'iupac_name', 'iupac_like_name'],
];

/** Whether what an annotation marks is the name of a compound. */
export const isNameLabel = (label: string): boolean => NAME_LABELS.includes(label);

/** `12a`, `3'`: how articles number their compounds. */
const NUMBER = /^\d{1,3}[a-z]?['′]*$/i;

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** As in `(3)`; those that are part of a name stay. */
const withoutBrackets = (text: string): string => /^[([]([^()[\]]*)[)\]]$/.exec(text)?.[1] ?? text;

/**
 * What the words say of the compound: its number, or else its name. The sentence is its evidence unless
 * there is some already, which may be another field's.
 */
export function draftOfGiven({ text, sentence }: GivenWord, said: CompoundDraft): CompoundDraft {
  const words = withoutBrackets(onOneLine(text));
  if (words === '') return {};
  const field = NUMBER.test(words) ? 'number' : 'name';
  const evidence = onOneLine(sentence).slice(0, COMPOUND_FIELD_LIMITS.evidence);
  return {
    [field]: words.slice(0, COMPOUND_FIELD_LIMITS[field]),
    ...(!said.evidence && evidence !== '' && { evidence }),
  };
}

/** That a drawing was given a number or a name. */
export interface Naming {
  readonly segmentId: string;
  readonly field: 'number' | 'name';
  readonly text: string;
  /** What a person had said before; absent without any. */
  readonly before?: string;
}

/** What a step of the user named: a naming for each drawing. None if it did more than that, as approving does. */
export function namingsOf(step: WorkStep | undefined): readonly Naming[] {
  if (!step || Object.keys(step.after).some((part) => part !== 'drafts')) return [];
  return step.segmentIds.flatMap((id) => namingIn(step, id) ?? []);
}

function namingIn(step: WorkStep, segmentId: string): Naming | undefined {
  const was = step.before.drafts?.[segmentId] ?? {};
  const is = step.after.drafts?.[segmentId] ?? {};
  for (const field of ['name', 'number'] as const) {
    const text = is[field];
    if (!text || text === was[field]) continue;
    const before = was[field];
    return { segmentId, field, text, ...(before ? { before } : {}) };
  }
  return undefined;
}

const plain = (text: string): string => onOneLine(text).toLowerCase();

/** Another compound that is called the same. */
export const namesakeOf = (
  { segmentId, field, text }: Naming,
  compounds: readonly Compound[],
): Compound | undefined =>
  compounds.find(
    ({ drawings, fields }) =>
      !drawings.some(({ id }) => id === segmentId) &&
      plain(fields[field]?.value ?? '') === plain(text),
  );

/** How dragged words are called in a `DataTransfer`; nothing else is taken as a name. */
export const WORD_TYPE = 'application/x-marcus-word';

/** Far more than a name and its sentence need. */
const LONGEST = 10_000;

/** Dropped data may come from any page. */
export function readGivenWord(data: string): GivenWord | undefined {
  if (data.length > LONGEST) return undefined;
  try {
    const value: unknown = JSON.parse(data);
    if (typeof value !== 'object' || value === null) return undefined;
    if (!('text' in value) || !('sentence' in value)) return undefined;
    const { text, sentence } = value;
    return typeof text === 'string' && typeof sentence === 'string'
      ? { text, sentence }
      : undefined;
  } catch {
    return undefined;
  }
}
