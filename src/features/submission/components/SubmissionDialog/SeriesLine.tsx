import { useSelector } from 'react-redux';
import styled from 'styled-components';
import { FIELD_LABELS } from '@/domain/submission/submissionFields';
import { look, row } from '@/ui/Layout/look';
import { selectSeries } from '../../openForm.selectors';
import { selectKept } from '../../submission.selectors';

const Line = styled.p`
  ${row({ wrap: true, gap: '2px 3', pad: '2 3', margin: '0 0 3', align: 'normal' })}
  ${look({ ink: 'text-2', ground: 'accent-tint', size: 's', corners: 'radius-s' })}

  b {
    color: var(--text);
  }
`;

const inWords = new Intl.ListFormat('en');

/** `2 of 7`, and what the form has from the one before; nothing for a single form. */
export function SeriesLine() {
  const series = useSelector(selectSeries);
  const kept = useSelector(selectKept);
  if (series?.status !== 'running') return null;
  const { index, segmentIds } = series;
  return (
    <Line role="status">
      <b>
        {index + 1} of {segmentIds.length}
      </b>
      {kept.length > 0 && (
        <span>
          Kept from the form before: {inWords.format(kept.map((field) => FIELD_LABELS[field]))}
        </span>
      )}
    </Line>
  );
}
