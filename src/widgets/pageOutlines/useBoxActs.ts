import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { touch } from '@/domain/boxGeometry';
import type { SegmentBox } from '@/domain/segment';
import {
  boxChangeRequested,
  boxesMergeRequested,
  boxesReadRequested,
  boxesRemoveRequested,
  type PageBoxView,
} from '@/features/boxes';
import { drawingChosen } from '@/features/outlines';

type Mode = 'idle' | 'merging' | 'splitting';

/** What the user does with the boxes of a page, one of which may be chosen. */
export function useBoxActs(boxes: readonly PageBoxView[], chosen: PageBoxView | undefined) {
  const dispatch = useDispatch();
  const [started, setStarted] = useState<{ readonly mode: Mode; readonly id: string }>();
  const [draft, setDraft] = useState<{ readonly id: string; readonly box: SegmentBox }>();
  // What was begun with one box does not go on with another.
  const mode: Mode = started && started.id === chosen?.id ? started.mode : 'idle';
  const draftBox = draft && draft.id === chosen?.id ? draft.box : undefined;
  const keep = (box = draftBox) => {
    setDraft(undefined);
    if (chosen && box) dispatch(boxChangeRequested({ segmentId: chosen.id, box }));
  };
  // What is done with a box is done where it is seen.
  const begin = (next: Mode) => {
    keep();
    setStarted(chosen && { mode: next, id: chosen.id });
  };
  const mergeWith = (ids: readonly string[]) => {
    if (!chosen) return;
    keep();
    setStarted(undefined);
    dispatch(boxesMergeRequested({ segmentIds: [chosen.id, ...ids] }));
  };
  return {
    mode,
    begin,
    draftBox,
    /** Where the box is moved or sized to, until that is kept or given up. */
    draw: (box: SegmentBox | undefined, id = chosen?.id) =>
      setDraft(box && id !== undefined ? { id, box } : undefined),
    /** The box stays where it was moved or sized to. */
    keep,
    choose: (id: string) => {
      if (mode === 'merging' && id !== chosen?.id) mergeWith([id]);
      else dispatch(drawingChosen({ segmentId: id, on: 'page' }));
    },
    read: () => {
      keep();
      if (chosen) dispatch(boxesReadRequested({ segmentIds: [chosen.id] }));
    },
    /** With the boxes that it touches; otherwise with the one that is chosen next. */
    merge: () => {
      const touched = boxes.filter(
        (one) => chosen && one !== chosen && touch(one.box, draftBox ?? chosen.box),
      );
      if (touched.length > 0) mergeWith(touched.map(({ id }) => id));
      else begin(mode === 'merging' ? 'idle' : 'merging');
    },
    remove: (id: string) => dispatch(boxesRemoveRequested({ segmentIds: [id] })),
  };
}

export type BoxActs = ReturnType<typeof useBoxActs>;
