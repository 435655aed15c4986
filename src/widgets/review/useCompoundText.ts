import { useRef, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import type { CompoundField } from '@/domain/compoundDraft';
import {
  type SegmentsRootState,
  compoundFieldsReset,
  compoundFieldsSet,
  selectCompoundDraft,
  selectSegmentById,
} from '@/article';
import { undoRequested } from '@/features/history';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { useTypedText } from '@/lib/useTypedText';

interface CompoundText {
  /** Of the segment. */
  readonly id: string;
  readonly field: Exclude<CompoundField, 'relation'>;
  /** What a program found. */
  readonly found?: string | undefined;
}

/** The words of a compound's field as they stand and while they are typed: one step for undo each time. */
export function useCompoundText({ id, field, found }: CompoundText) {
  const dispatch = useDispatch();
  const said = useSelectorWith(selectCompoundDraft, id)[field];
  const saidBefore = useRef(said);
  const isThere = useIsThere(id);
  const say = (value: string | undefined, continues: boolean): boolean => {
    if (value === said) return continues;
    const facts = { ids: [id], continues };
    dispatch(
      value === undefined
        ? compoundFieldsReset({ ...facts, fields: [field] })
        : compoundFieldsSet({ ...facts, fields: { [field]: value } }),
    );
    return true;
  };
  // The text that the typing began with says what was said then: it confirms nothing that was only found.
  const keep = (text: string, isMore: boolean): boolean => {
    if (!isThere()) return false;
    const value = text.trim();
    if (value !== (saidBefore.current ?? found ?? '')) return say(value, isMore);
    if (isMore) say(saidBefore.current, true);
    return false;
  };
  const { typed, onType, leave, drop } = useTypedText(keep);
  const shown = typed ?? said ?? found ?? '';
  return {
    shown,
    isTyping: typed !== null,
    /** Shown, and not yet confirmed. */
    isFound: said === undefined && found !== undefined && typed === null,
    onType: (text: string) => {
      if (typed === null) saidBefore.current = said;
      onType(text);
    },
    leave,
    /** Says what is shown, found or typed; an empty field that was empty before says nothing. */
    confirm: () => {
      const isMore = drop();
      const value = shown.trim();
      if (value !== '') say(value, isMore);
      else if (typed !== null) keep(value, isMore);
    },
    /** The text is again what it was before the typing. */
    takeBack: () => {
      if (drop()) dispatch(undoRequested());
    },
  };
}

/** Whether the drawing that the field was shown for is in the open article: the last words come after it went. */
function useIsThere(id: string): () => boolean {
  const store = useStore<SegmentsRootState>();
  const [pdfId] = useState(() => selectSegmentById(store.getState(), id)?.pdfId);
  return () => {
    const segment = selectSegmentById(store.getState(), id);
    return segment !== undefined && segment.pdfId === pdfId;
  };
}
