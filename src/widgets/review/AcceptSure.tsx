import { useState } from 'react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useStore } from 'react-redux';
import { sampleOf } from '@/domain/sureReadings';
import { selectOrdinal, selectSegmentById, selectStructureOf } from '@/article';
import { drawingShown, selectSureDrawings, sureAccepted } from '@/features/review';
import { useSegmentImage } from '@/features/segments';
import type { Segment } from '@/domain/segment';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Dialog } from '@/ui/Dialog/Dialog';
import { selectCompoundName } from './compoundName';
import { SampleDialog } from './SampleDialog';
import { SampleTile, type TileMarks } from './SampleTile';

/** Accepts all sure readings at once, if a sample of them that is looked at first has no wrong one. */
export function AcceptSure({ onClose }: { readonly onClose: () => void }) {
  const dispatch = useDispatch();
  const { all, sample } = useSureOnOpening();
  if (all.length === 0) return <NothingSure onClose={onClose} />;
  const ids = all.map(({ id }) => id);
  const looked = sample.map(({ id }) => id);
  const choose = (action: UnknownAction) => {
    dispatch(action);
    onClose();
  };
  return (
    <SampleDialog
      count={all.length}
      sample={looked}
      keyOf={(id) => id}
      tile={(id, marks) => <DrawingTile key={id} id={id} {...marks} />}
      onAccept={() => choose(sureAccepted({ ids, looked }))}
      onCheck={(id) => choose(drawingShown(id))}
      onClose={onClose}
    />
  );
}

/** What is read or judged meanwhile changes nothing of what is shown. */
function useSureOnOpening() {
  const store = useStore<Parameters<typeof selectSureDrawings>[0]>();
  const [sure] = useState(() => {
    const all = selectSureDrawings(store.getState());
    return { all, sample: sampleOf(all) };
  });
  return sure;
}

/** Says what would be sure, where nothing is. */
export function NothingSure({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog open title="No sure readings" onClose={onClose}>
      <p>
        Of the drawings shown and not yet checked, none is sure, read alike by two engines and free
        of remarks.
      </p>
    </Dialog>
  );
}

interface DrawingTileProps extends TileMarks {
  /** Of the segment. */
  readonly id: string;
}

function DrawingTile({ id, ...marks }: DrawingTileProps) {
  const segment = useSelectorWith(selectSegmentById, id);
  return segment ? <OpenTile segment={segment} {...marks} /> : null;
}

function OpenTile({ segment, ...marks }: TileMarks & { readonly segment: Segment }) {
  return (
    <SampleTile
      {...marks}
      ordinal={useSelectorWith(selectOrdinal, segment.id)}
      name={useSelectorWith(selectCompoundName, segment)}
      original={useSegmentImage(segment).src}
      structure={useSelectorWith(selectStructureOf, segment)}
    />
  );
}
