import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { CircleCheck } from 'lucide-react';
import { SAMPLE_SIZE } from '@/domain/sureReadings';
import { isTypedInto } from '@/features/shortcuts';
import { Button } from '@/ui/Button/Button';
import { Dialog } from '@/ui/Dialog/Dialog';
import { Grid, Stack } from '@/ui/Layout/Layout';
import type { TileMarks } from './SampleTile';

/** The keys 1 to 9 and 0, for ten drawings. */
const KEYS = '1234567890';

interface SampleDialogProps<One> {
  /** How many are accepted, with those that are looked at. */
  readonly count: number;
  /** What belongs to the sentence that says so: ` in 5 articles`. */
  readonly where?: string;
  readonly sample: readonly One[];
  readonly keyOf: (one: One) => string;
  /** With these marks: a `SampleTile`. */
  readonly tile: (one: One, marks: TileMarks) => ReactNode;
  /** Accepts them, and closes. */
  readonly onAccept: () => void;
  /** Closes, and leads to the first that is marked as wrong. */
  readonly onCheck: (wrong: One) => void;
  readonly onClose: () => void;
}

/** Shows a sample of the sure readings, and has all accepted if none of it is wrong. */
export function SampleDialog<One>(props: SampleDialogProps<One>) {
  const { count, where = '', sample, keyOf, tile, onAccept, onCheck, onClose } = props;
  const { wrong, isSeen, mark, marksOf } = useMarks(sample.map(keyOf));
  const firstWrong = sample.find((one) => wrong.has(keyOf(one)));
  return (
    <Dialog
      open
      size="l"
      title={`Accept ${count} sure readings${where}`}
      initialFocus="content"
      onClose={onClose}
      onKeyDown={({ target, key }: KeyboardEvent) => {
        const one = isTypedInto(target) ? undefined : sample[KEYS.indexOf(key)];
        if (one !== undefined) mark(keyOf(one));
      }}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {firstWrong === undefined ? (
            <AcceptAll count={count} isSeen={isSeen} onAccept={onAccept} />
          ) : (
            <Button variant="primary" onClick={() => onCheck(firstWrong)}>
              Check them one by one
            </Button>
          )}
        </>
      }
    >
      <Stack $gap={3}>
        <p>{inWords(count, wrong.size)}</p>
        <Grid $gap={3} $columns="repeat(auto-fill, minmax(260px, 1fr))">
          {sample.map((one, index) => tile(one, marksOf(keyOf(one), KEYS[index])))}
        </Grid>
      </Stack>
    </Dialog>
  );
}

interface AcceptAllProps {
  readonly count: number;
  readonly isSeen: boolean;
  readonly onAccept: () => void;
}

const AcceptAll = ({ count, isSeen, onAccept }: AcceptAllProps) => (
  <Button
    variant="primary"
    icon={CircleCheck}
    data-autofocus=""
    disabledReason={isSeen ? undefined : 'The drawings are still loading'}
    onClick={onAccept}
  >
    All {count} are correct
  </Button>
);

/** Which of the sample were seen so far, and which are marked as wrong. */
function useMarks(looked: readonly string[]) {
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const mark = (key: string) => setWrong((marked) => toggled(marked, key));
  return {
    wrong,
    isSeen: looked.every((key) => seen.has(key)),
    mark,
    marksOf: (key: string, digit = ''): TileMarks => ({
      ...{ digit, isWrong: wrong.has(key) },
      onMark: () => mark(key),
      onSeen: () => setSeen((keys) => (keys.has(key) ? keys : new Set([...keys, key]))),
    }),
  };
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const others = [...keys].filter((one) => one !== key);
  return new Set(others.length < keys.size ? others : [...keys, key]);
}

function inWords(count: number, wrong: number): string {
  if (wrong > 0) return 'Where one of these is wrong, the others cannot be taken on trust.';
  const what =
    'Each was read alike by two engines, is sure of every place, and the checks have no remark.';
  return count > SAMPLE_SIZE
    ? `${what} Look at these ${SAMPLE_SIZE}, from the least sure to the surest; the other ${count - SAMPLE_SIZE} are accepted with them, and what is exported says so. Numbers and names stay unconfirmed.`
    : `${what} Numbers and names stay unconfirmed.`;
}
