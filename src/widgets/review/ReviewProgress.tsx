import { useSelector } from 'react-redux';
import { selectReviewCounts } from '@/features/review';
import { ProgressBar, ProgressBox, ProgressPart } from './Decisions.styles';

/** `12 of 20 checked, 5 doubtful left`, with a bar of the same parts. */
export function ReviewProgress() {
  const { total, done, doubtful, failed } = useSelector(selectReviewCounts);
  const shareOf = (count: number) => (total === 0 ? 0 : count / total);
  return (
    <ProgressBox>
      <span>
        <b>
          {done} of {total} checked
        </b>
        {doubtful > 0 && `, ${doubtful} doubtful left`}
      </span>
      <ProgressBar aria-hidden="true">
        <ProgressPart $tone="success" $share={shareOf(done)} />
        <ProgressPart $tone="warning" $share={shareOf(doubtful)} />
        <ProgressPart $tone="danger" $share={shareOf(failed)} />
      </ProgressBar>
    </ProgressBox>
  );
}
