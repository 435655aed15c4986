import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import type { CompoundField } from '@/domain/compoundDraft';
import { compoundFieldsSet, selectCompoundDraft } from '@/features/compounds';
import { undoRequested } from '@/features/history';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { useTypedText } from './useTypedText';

interface CompoundText {
  /** Of the segment. */
  readonly id: string;
  readonly field: Exclude<CompoundField, 'relation'>;
  /** What a program found. */
  readonly found: string | undefined;
}

/** The words of a compound's field as they stand and while they are typed: one step for undo each time. */
export function useCompoundText({ id, field, found }: CompoundText) {
  const dispatch = useDispatch();
  const said = useSelectorWith(selectCompoundDraft, id)[field];
  const say = (value: string, continues: boolean): boolean => {
    if (value === said) return continues;
    dispatch(compoundFieldsSet({ ids: [id], fields: { [field]: value }, continues }));
    return true;
  };
  const keep = (text: string, isMore: boolean): boolean => {
    const value = text.trim();
    return value === (said ?? found ?? '') ? isMore : say(value, isMore);
  };
  const { typed, onType, leave, drop } = useTypedText(keep);
  const shown = typed ?? said ?? found ?? '';
  return {
    shown,
    isTyping: typed !== null,
    /** Shown, and not yet confirmed. */
    isFound: said === undefined && found !== undefined && typed === null,
    onType,
    leave,
    /** Says what is shown, found or typed. */
    confirm: () => {
      const isMore = drop();
      if (shown !== '' || said !== undefined) say(shown.trim(), isMore);
    },
    /** The text is again what it was before the typing. */
    takeBack: () => {
      if (drop()) dispatch(undoRequested());
    },
  };
}
