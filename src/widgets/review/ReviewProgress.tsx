import { useDispatch, useSelector } from 'react-redux';
import { articleOpenRequested, selectNextToCheck } from '@/features/library';
import { overlayShown } from '@/features/overlays';
import { selectReviewCounts } from '@/features/review';
import { Button } from '@/ui/Button/Button';
import { ProgressBar, ProgressBox, ProgressLine, ProgressPart } from './Decisions.styles';

/** `12 of 20 checked, 5 doubtful left`, with a bar of the same parts. */
export function ReviewProgress() {
  const { total, done, doubtful, failed } = useSelector(selectReviewCounts);
  const shareOf = (count: number) => (total === 0 ? 0 : count / total);
  return (
    <ProgressBox>
      <ProgressLine>
        <span>
          <b>
            {done} of {total} checked
          </b>
          {doubtful > 0 && `, ${doubtful} doubtful left`}
        </span>
        {total > 0 && done === total && <NextArticle />}
      </ProgressLine>
      <ProgressBar aria-hidden="true">
        <ProgressPart $tone="success" $share={shareOf(done)} />
        <ProgressPart $tone="warning" $share={shareOf(doubtful)} />
        <ProgressPart $tone="danger" $share={shareOf(failed)} />
      </ProgressBar>
    </ProgressBox>
  );
}

/** Where to go on once everything is checked. */
function NextArticle() {
  const dispatch = useDispatch();
  const next = useSelector(selectNextToCheck);
  if (!next) {
    return (
      <Button size="s" onClick={() => dispatch(overlayShown('library'))}>
        Library
      </Button>
    );
  }
  return (
    <Button
      size="s"
      title={next.facts?.title ?? next.name}
      onClick={() => dispatch(articleOpenRequested({ hash: next.hash, review: {} }))}
    >
      Next article
    </Button>
  );
}
