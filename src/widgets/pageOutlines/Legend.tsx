import { useSelector } from 'react-redux';
import styled from 'styled-components';
import { selectSegmentCount } from '@/features/segments';
import { STATUS_LOOKS } from './statusLooks';

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 2px var(--s-3);
  flex: none;
  margin: 0;
  padding: 4px var(--s-3);
  border-top: 1px solid var(--border);
  background: var(--surface-1);
  color: var(--text-2);
  font-size: var(--t-xs);
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: 5px;
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

/** What the outlines mean, once there are any. */
export function Legend() {
  const isEmpty = useSelector(selectSegmentCount) === 0;
  if (isEmpty) return null;
  return (
    <Row aria-label="Outlines">
      {Object.values(STATUS_LOOKS).map(({ sign, word, width, line, colour }) => (
        <li key={word}>
          <Sample data-theme="light" aria-hidden="true" $border={`${width}px ${line} ${colour}`} />
          {`${sign} ${word}`.trim()}
        </li>
      ))}
    </Row>
  );
}
