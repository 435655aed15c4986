import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { Eye, EyeOff } from 'lucide-react';
import { outlinesToggled, selectOutlinesAreHidden } from '@/features/outlines';
import { selectSegmentCount } from '@/article';
import { IconButton } from '@/ui/Button/IconButton';
import { Row } from '@/ui/Layout/Layout';
import { look, row } from '@/ui/Layout/look';
import { Spacer } from '@/ui/Text/Text';
import { STATUS_LOOKS } from './statusLooks';

const Entries = styled.ul`
  ${row({ wrap: true, gap: '2px 10px', align: 'normal' })}

  li {
    ${row({ gap: '4px', nowrap: true })}
  }
`;

/** On white like the page, in both themes. */
const Sample = styled.i<{ $border: string }>`
  ${look({ width: '12px', height: '9px', ground: 'page' })}
  border: ${({ $border }) => $border};
  outline: 2px solid var(--page);
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
    <Row $pad="2px 2 2px 3" $flex="none" $ink="text-2" $ground="surface-1" $size="xs" $edge="top">
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
