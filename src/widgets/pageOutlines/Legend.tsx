import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { Eye, EyeOff } from 'lucide-react';
import { outlinesToggled, selectOutlinesAreHidden } from '@/features/outlines';
import { selectSegmentCount } from '@/features/segments';
import { IconButton } from '@/ui/Button/IconButton';
import { Spacer } from '@/ui/Text/Text';
import { STATUS_LOOKS } from './statusLooks';

const Row = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  padding: 2px var(--s-2) 2px var(--s-3);
  border-top: 1px solid var(--border);
  background: var(--surface-1);
  color: var(--text-2);
  font-size: var(--t-xs);
`;

const Entries = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 10px;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: 4px;
    white-space: nowrap;
  }
`;

/** On white like the page, in both themes. */
const Sample = styled.i<{ $border: string }>`
  width: 12px;
  height: 9px;
  border: ${({ $border }) => $border};
  outline: 2px solid var(--page);
  background: var(--page);
`;

/** The others explain themselves. */
const EXPLAINED = ['Verified', 'Processed', 'Doubtful', 'Failed', 'Reading'] as const;

function Meanings() {
  return (
    <Entries aria-label="Outlines">
      {EXPLAINED.map((status) => {
        const { sign, word, width, line, colour } = STATUS_LOOKS[status];
        return (
          <li key={status}>
            <Sample
              data-theme="light"
              aria-hidden="true"
              $border={`${width}px ${line} ${colour}`}
            />
            {`${sign} ${word}`.trim()}
          </li>
        );
      })}
    </Entries>
  );
}

/** What the outlines mean, once there are any, and the switch for all of them. */
export function Legend() {
  const dispatch = useDispatch();
  const isEmpty = useSelector(selectSegmentCount) === 0;
  const areHidden = useSelector(selectOutlinesAreHidden);
  if (isEmpty) return null;
  return (
    <Row>
      {areHidden ? 'Outlines hidden' : <Meanings />}
      <Spacer />
      <IconButton
        icon={areHidden ? EyeOff : Eye}
        size="s"
        label="Outlines of drawings"
        pressed={!areHidden}
        onClick={() => dispatch(outlinesToggled())}
      />
    </Row>
  );
}
