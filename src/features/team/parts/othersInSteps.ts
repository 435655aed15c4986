import type { WorkState } from '@/article';
import { structureKey } from '@/domain/documentId';
import type { WorkChange, WorkStep } from '@/domain/workChange';
import { readPartName, type PartName } from './partName';

/**
 * The undo list after others' words: to undo what the user said before them is not to take them back. A step leaves out
 * what somebody else has said anew, and one of which nothing is left is gone.
 *
 * @param parts that others changed, by name
 * @param state as it is after these changes
 */
export function withoutOthers(
  state: WorkState,
  parts: readonly string[],
  pdfId: string,
): WorkState['history'] {
  const names = parts.flatMap((part) => readPartName(part) ?? []);
  if (names.length === 0) return state.history;
  const changed = new Set(names.flatMap((name) => keysOf(name, pdfId)));
  const fields = names.filter(({ kind }) => kind === 'drafts');
  const left = (change: WorkChange) => without(withFields(change, fields, state), changed);
  return stepsLeft(state.history, (before, after) => withoutSame(left(before), left(after)));
}

/** What a second opinion is about; a selection comes with its judgement. */
const OF_OPINIONS: ReadonlySet<keyof WorkChange> = new Set(['judgements', 'selected', 'drafts']);

/**
 * The undo list after a second opinion began or ended: what was said before it and what is said in it are not of the
 * same word, so that a step of the one would take back a word of the other.
 */
export function withoutOpinions(history: WorkState['history']): WorkState['history'] {
  const left = (change: WorkChange) => filtered(change, (part) => !OF_OPINIONS.has(part));
  return stepsLeft(history, (before, after) => [left(before), left(after)]);
}

/** @param left both sides of what is left of a step */
function stepsLeft(
  history: WorkState['history'],
  left: (before: WorkChange, after: WorkChange) => readonly [WorkChange, WorkChange],
): WorkState['history'] {
  const leftOf = (step: WorkStep): WorkStep[] => {
    const [before, after] = left(step.before, step.after);
    return Object.keys(after).length === 0 ? [] : [{ ...step, before, after }];
  };
  const { done, undone } = history;
  return { ...history, done: done.flatMap(leftOf), undone: undone.flatMap(leftOf) };
}

/** Where a part stands in a change. A selection comes with its judgement. */
function keysOf({ kind, of }: PartName, pdfId: string): readonly string[] {
  if (kind === 'drafts') return [];
  if (kind === 'judgements') return [`judgements ${of}`, `selected ${of}`];
  if (kind !== 'structures') return [`${kind} ${of}`];
  const key = structureKey(pdfId, of);
  return [`structures ${key}`, `versions ${key}`];
}

const without = (change: WorkChange, keys: ReadonlySet<string>): WorkChange =>
  filtered(change, (part, id) => !keys.has(`${part} ${id}`));

/** A change has all fields of a compound: those of others are as they stand. */
function withFields(change: WorkChange, fields: readonly PartName[], state: WorkState): WorkChange {
  const drafts = fields.reduce(
    (before, { of, field = '' }) => {
      if (!(of in before)) return before;
      const { [field as 'name']: _own, ...others } = before[of] ?? {};
      const now = state.compounds.drafts[of]?.[field as 'name'];
      const draft = { ...others, ...(now !== undefined && { [field]: now }) };
      return { ...before, [of]: Object.keys(draft).length > 0 ? draft : null };
    },
    { ...change.drafts },
  );
  return change.drafts ? { ...change, drafts } : change;
}

/** Both sides without compounds of which they say the same. */
function withoutSame(before: WorkChange, after: WorkChange): readonly [WorkChange, WorkChange] {
  const differs = (part: keyof WorkChange, id: string) =>
    part !== 'drafts' ||
    JSON.stringify(sorted(before.drafts?.[id])) !== JSON.stringify(sorted(after.drafts?.[id]));
  return [filtered(before, differs), filtered(after, differs)];
}

const sorted = (draft: object | null | undefined) => Object.entries(draft ?? {}).sort();

function filtered(
  change: WorkChange,
  isLeft: (part: keyof WorkChange, id: string) => boolean,
): WorkChange {
  const parts = Object.entries(change) as [keyof WorkChange, Readonly<Record<string, unknown>>][];
  return Object.fromEntries(
    parts.flatMap(([part, values]) => {
      const left = Object.entries(values).filter(([id]) => isLeft(part, id));
      return left.length > 0 ? [[part, Object.fromEntries(left)]] : [];
    }),
  );
}
