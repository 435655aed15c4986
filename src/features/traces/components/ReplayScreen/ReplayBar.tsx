import { useState, type KeyboardEvent } from 'react';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { Text } from '@/ui/Layout/Layout';
import type { ReplayedStep } from '../../replaying/replayTrace';
import { Button } from '@/ui/Button/Button';
import { IconButton } from '@/ui/Button/IconButton';
import { Bar, Name, Payload } from './ReplayBar.styles';

interface ReplayBarProps {
  readonly steps: readonly ReplayedStep[];
  /** The action whose state is shown, from 1; 0 is the initial state. */
  readonly index: number;
  readonly onShow: (index: number) => void;
  readonly onExit: () => void;
}

/** Steps through the actions of a trace; the arrow keys work anywhere in the bar. */
export function ReplayBar({ steps, index, onShow, onExit }: ReplayBarProps) {
  const [detailed, setDetailed] = useState(false);
  const replayed = steps[index - 1];
  const show = (to: number) => onShow(Math.min(steps.length, Math.max(0, to)));
  const onKeyDown = (event: KeyboardEvent) => {
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (way === undefined) return;
    event.preventDefault();
    show(index + way);
  };
  return (
    <Bar aria-label="Replay" onKeyDown={onKeyDown}>
      {detailed && <Payload tabIndex={0}>{JSON.stringify(replayed?.step.action, null, 2)}</Payload>}
      <div>
        <Steps count={steps.length} index={index} name={nameOf(replayed)} onShow={show} />
        <Button aria-expanded={detailed} onClick={() => setDetailed(!detailed)}>
          Payload
        </Button>
        <Button icon={X} onClick={onExit}>
          End replay
        </Button>
      </div>
      {replayed && replayed.problems.length > 0 && (
        <p role="status">
          This state differs from the one in the trace: {problemsInWords(replayed)}.
        </p>
      )}
    </Bar>
  );
}

interface StepsProps {
  readonly count: number;
  readonly index: number;
  /** Name of the action being shown. */
  readonly name: string;
  readonly onShow: (index: number) => void;
}

function Steps({ count, index, name, onShow }: StepsProps) {
  return (
    <>
      <IconButton
        icon={ChevronLeft}
        label="Previous action"
        disabled={index === 0}
        onClick={() => onShow(index - 1)}
      />
      <IconButton
        icon={ChevronRight}
        label="Next action"
        disabled={index === count}
        onClick={() => onShow(index + 1)}
      />
      <input
        type="range"
        aria-label="Action"
        aria-valuetext={`${index}: ${name}`}
        min={0}
        max={count}
        value={index}
        autoFocus
        onChange={(event) => onShow(event.target.valueAsNumber)}
      />
      <Text $ink="text-2" $minWidth="6.5em" $size="s" $num>
        {index} of {count}
      </Text>
      <Name title={name}>{name}</Name>
    </>
  );
}

const nameOf = (replayed: ReplayedStep | undefined) =>
  replayed?.step.action.type ?? 'before the first action';

const problemsInWords = ({ problems }: ReplayedStep) =>
  [...new Set(problems.map(({ kind }) => kind))].join(', ');
