import { useId, useState, type KeyboardEvent, type RefObject } from 'react';
import { nameBeingTyped } from '@/domain/team/comments';

/** Names that are offered at once. */
const OFFERED = 6;

interface NameListOptions {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly names: readonly string[];
}

/** The list of names while one is typed after `@`: the arrows move in it, Enter and Tab choose, Escape closes it. */
export function useNameList({ text, setText, field, names }: NameListOptions) {
  const listId = useId();
  const [caret, setCaret] = useState(0);
  const [at, setAt] = useState(0);
  const [closedFor, setClosedFor] = useState<string>();
  const typed = nameBeingTyped(text, caret);
  const offered = typed === undefined || closedFor === text ? [] : matching(names, typed);
  const current = Math.min(at, offered.length - 1);
  const choose = (name: string) => {
    const start = caret - (typed?.length ?? 0);
    const after = start + name.length + 1;
    setText(`${text.slice(0, start)}${name} ${text.slice(caret)}`);
    setCaret(after);
    requestAnimationFrame(() => field.current?.setSelectionRange(after, after));
  };
  const onKeyDown = (event: KeyboardEvent): boolean => {
    const name = offered[current];
    const act = name === undefined ? undefined : actOf(event);
    if (name === undefined || act === undefined) return false;
    if (act === 'choose') choose(name);
    else if (act === 'close') setClosedFor(text);
    else setAt((current + act + offered.length) % offered.length);
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  const onCaret = () => setCaret(field.current?.selectionStart ?? 0);
  return { listId, offered, current, choose, onKeyDown, onCaret };
}

function actOf({ key, ctrlKey, metaKey }: KeyboardEvent): 1 | -1 | 'choose' | 'close' | undefined {
  if (key === 'ArrowDown') return 1;
  if (key === 'ArrowUp') return -1;
  if (key === 'Escape') return 'close';
  return (key === 'Enter' || key === 'Tab') && !ctrlKey && !metaKey ? 'choose' : undefined;
}

/** What the field says of the list, for assistive technology. */
export const comboboxProps = ({ listId, offered, current }: NameListState) => ({
  role: 'combobox',
  'aria-autocomplete': 'list' as const,
  'aria-expanded': offered.length > 0,
  'aria-controls': offered.length > 0 ? listId : undefined,
  'aria-activedescendant': offered.length > 0 ? `${listId}-${current}` : undefined,
});

export type NameListState = ReturnType<typeof useNameList>;

const matching = (names: readonly string[], typed: string): readonly string[] => {
  const sought = typed.toLowerCase();
  return names.filter((name) => name.toLowerCase().includes(sought)).slice(0, OFFERED);
};
