import { Pause, Play } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { OverlayLink } from '@/features/overlays';
import { selectSavedWorks } from '@/features/savedWork';
import { IconButton } from '@/ui/Button/IconButton';
import { row } from '@/ui/Layout/look';
import { LiveRegion } from '@/ui/LiveRegion/LiveRegion';
import { selectIsPaused, selectQueuePlace, selectReadHash } from '../library.selectors';
import { queuePaused } from '../library.slice';

const Mark = styled.span`
  ${row({ inline: true, gap: 1, flex: 'none', size: 's', num: true, nowrap: true })}

  /* A narrow header has room for the numbers only. */
  @media (max-width: 767px) {
    button,
    [data-long] {
      display: none;
    }
  }
`;

interface QueueMarkProps {
  /** A dialog covers the page: there is no way to the library but closing it. */
  readonly isOverPage?: boolean;
}

/** How far the queue of articles is, wherever the user is; leads to the library, and can be paused. */
export function QueueMark({ isOverPage = false }: QueueMarkProps) {
  const dispatch = useDispatch();
  const queue = useSelector(selectQueuePlace);
  const isPaused = useSelector(selectIsPaused);
  const hash = useSelector(selectReadHash);
  const read = useSelector(selectSavedWorks).find((work) => work.hash === hash);
  if (!queue) return null;
  const [verb, numbers] = wordsOf(isPaused, hash !== null, queue.place, queue.total);
  const words = (
    <>
      <span data-long="">{verb} </span>
      {numbers}
    </>
  );
  return (
    <Mark title={read?.facts?.title ?? read?.name}>
      {isOverPage ? <span>{words}</span> : <OverlayLink to="library">{words}</OverlayLink>}
      <IconButton
        icon={isPaused ? Play : Pause}
        size="s"
        label={isPaused ? 'Go on reading articles' : 'Pause the reading of articles'}
        onClick={() => dispatch(queuePaused(!isPaused))}
      />
      {!isOverPage && <LiveRegion>{`${verb} ${numbers}`}</LiveRegion>}
    </Mark>
  );
}

function wordsOf(
  isPaused: boolean,
  isReading: boolean,
  place: number,
  total: number,
): readonly [verb: string, numbers: string] {
  if (isReading) return ['Reading', `${place} of ${total}`];
  return [isPaused ? 'Paused,' : 'Waiting,', `${total - place + 1} to read`];
}
