import {
  CircleCheck,
  CircleDashed,
  CircleDot,
  CirclePause,
  Clock,
  Info,
  OctagonAlert,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import { useSelector } from 'react-redux';
import { selectIsPaused } from '@/features/library';
import { Icon } from '@/ui/Icon/Icon';
import { Row } from '@/ui/Layout/Layout';
import { ReadingProgress } from './ReadingProgress';
import { ordinalText, type RowState } from './rowState';

interface Look {
  readonly icon: LucideIcon;
  readonly tone: string;
  readonly words: string;
}

function lookOf(state: Exclude<RowState, { kind: 'reading' }>, isPaused: boolean): Look {
  switch (state.kind) {
    case 'waiting': {
      const words = `${isPaused ? 'Paused' : 'Waiting'}, ${ordinalText(state.place)}`;
      return { icon: isPaused ? CirclePause : Clock, tone: 'text-2', words };
    }
    case 'failed':
      return { icon: OctagonAlert, tone: 'danger', words: 'Failed' };
    case 'lost':
      return { icon: OctagonAlert, tone: 'danger', words: 'Cannot be read' };
    case 'unread':
      return { icon: CircleDashed, tone: 'text-2', words: 'Not read' };
    case 'partly':
      return { icon: CircleDashed, tone: 'text-2', words: 'Read in part' };
    case 'noDrawings':
      return { icon: Info, tone: 'text-2', words: 'No drawings found' };
    case 'checked':
      return { icon: CircleCheck, tone: 'success', words: 'All checked' };
    case 'toCheck':
      return state.doubtful > 0
        ? { icon: TriangleAlert, tone: 'warning', words: `${state.doubtful} doubtful` }
        : { icon: CircleDot, tone: 'text', words: `${state.left} to check` };
    case 'unknown':
      return { icon: CircleDot, tone: 'text-2', words: 'Read' };
  }
}

/** How an article stands, in a few words. */
export const stateInWords = (state: RowState, isPaused: boolean): string =>
  state.kind === 'reading' ? 'Reading' : lookOf(state, isPaused).words;

/** How an article stands, by an icon and words. */
export function RowStateCell({ state }: { readonly state: RowState }) {
  const isPaused = useSelector(selectIsPaused);
  if (state.kind === 'reading') return <ReadingProgress />;
  const { icon, tone, words } = lookOf(state, isPaused);
  return (
    <Row $gap="6px" $ink={tone} $size="s">
      <Icon of={icon} />
      {words}
    </Row>
  );
}
