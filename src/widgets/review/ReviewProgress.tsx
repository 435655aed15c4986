import { useDispatch, useSelector } from 'react-redux';
import { articleOpenRequested, selectNextToCheck } from '@/features/library';
import { overlayShown } from '@/features/overlays';
import { selectReviewCounts } from '@/features/review';
import { Button } from '@/ui/Button/Button';
import { Row } from '@/ui/Layout/Layout';
import { Shares } from '@/ui/Progress/Shares';
import { ProgressBox } from './Decisions.styles';

/** `12 of 20 checked, 5 doubtful left`, with a bar of the same parts. */
export function ReviewProgress() {
  const { total, done, doubtful, failed } = useSelector(selectReviewCounts);
  return (
    <ProgressBox>
      {/* As high with a button as without one, so that the panes above keep their size. */}
      <Row $justify="space-between" $minHeight="var(--control-s)">
        <span>
          <b>
            {done} of {total} checked
          </b>
          {doubtful > 0 && `, ${doubtful} doubtful left`}
        </span>
        {total > 0 && done === total && <NextArticle />}
      </Row>
      <Shares
        $gap="1px"
        total={total}
        counts={[
          ['success', done],
          ['warning', doubtful],
          ['danger', failed],
        ]}
      />
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
