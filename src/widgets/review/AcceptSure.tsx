import { useState, type KeyboardEvent } from 'react';
import { CircleCheck } from 'lucide-react';
import { useDispatch, useStore } from 'react-redux';
import { SAMPLE_SIZE, sampleOf } from '@/domain/sureReadings';
import {
  drawingShown,
  selectSureDrawings,
  sureAccepted,
  type SureDrawing,
} from '@/features/review';
import { isTypedInto } from '@/features/shortcuts';
import { Button } from '@/ui/Button/Button';
import { Dialog } from '@/ui/Dialog/Dialog';
import { Stack } from '@/ui/Layout/Layout';
import { SampleTiles } from './SampleTiles';

/** The keys 1 to 9 and 0, for ten drawings. */
const KEYS = '1234567890';

/** Accepts all sure readings at once, if a sample of them that is looked at first has no wrong one. */
export function AcceptSure({ onClose }: { readonly onClose: () => void }) {
  const { all, sample } = useSureOnOpening();
  if (all.length === 0) return <NothingSure onClose={onClose} />;
  return <Sample all={all} sample={sample} onClose={onClose} />;
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

function NothingSure({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog open title="No sure readings" onClose={onClose}>
      <p>
        Of the drawings shown and not yet checked, none is sure, read alike by two engines and free
        of remarks.
      </p>
    </Dialog>
  );
}

interface SampleProps {
  readonly all: readonly SureDrawing[];
  readonly sample: readonly SureDrawing[];
  readonly onClose: () => void;
}

function Sample({ all, sample, onClose }: SampleProps) {
  const looked = sample.map(({ id }) => id);
  const { wrong, firstWrong, isSeen, mark, see } = useMarks(looked);
  const onKeyDown = (event: KeyboardEvent) => {
    const id = isTypedInto(event.target) ? undefined : looked[KEYS.indexOf(event.key)];
    if (id !== undefined) mark(id);
  };
  return (
    <Dialog
      open
      size="l"
      title={`Accept ${all.length} sure readings`}
      initialFocus="content"
      onClose={onClose}
      onKeyDown={onKeyDown}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {firstWrong === undefined ? (
            <AcceptAll {...{ all, looked, isSeen, onClose }} />
          ) : (
            <ShowWrong id={firstWrong} onClose={onClose} />
          )}
        </>
      }
    >
      <Stack $gap={3}>
        <p>{inWords(all.length, wrong.size)}</p>
        <SampleTiles digits={KEYS} {...{ looked, wrong, mark, see }} />
      </Stack>
    </Dialog>
  );
}

/** Which of the sample were seen so far, and which are marked as wrong. */
function useMarks(looked: readonly string[]) {
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  return {
    wrong,
    firstWrong: looked.find((id) => wrong.has(id)),
    isSeen: looked.every((id) => seen.has(id)),
    mark: (id: string) => setWrong((marked) => toggled(marked, id)),
    see: (id: string) => setSeen((ids) => (ids.has(id) ? ids : new Set([...ids, id]))),
  };
}

interface AcceptAllProps {
  readonly all: readonly SureDrawing[];
  readonly looked: readonly string[];
  readonly isSeen: boolean;
  readonly onClose: () => void;
}

function AcceptAll({ all, looked, isSeen, onClose }: AcceptAllProps) {
  const dispatch = useDispatch();
  return (
    <Button
      variant="primary"
      icon={CircleCheck}
      data-autofocus=""
      disabledReason={isSeen ? undefined : 'The drawings are still loading'}
      onClick={() => {
        dispatch(sureAccepted({ ids: all.map(({ id }) => id), looked }));
        onClose();
      }}
    >
      All {all.length} are correct
    </Button>
  );
}

function ShowWrong({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const dispatch = useDispatch();
  return (
    <Button
      variant="primary"
      onClick={() => {
        dispatch(drawingShown(id));
        onClose();
      }}
    >
      Check them one by one
    </Button>
  );
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const others = [...ids].filter((one) => one !== id);
  return new Set(others.length < ids.size ? others : [...ids, id]);
}

function inWords(count: number, wrong: number): string {
  if (wrong > 0) return 'Where one of these is wrong, the others cannot be taken on trust.';
  const what =
    'Each was read alike by two engines, is sure of every place, and the checks have no remark.';
  return count > SAMPLE_SIZE
    ? `${what} Look at these ${SAMPLE_SIZE}, from the least sure to the surest; the other ${count - SAMPLE_SIZE} are accepted with them, and what is exported says so. Numbers and names stay unconfirmed.`
    : `${what} Numbers and names stay unconfirmed.`;
}
