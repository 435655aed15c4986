import { useDispatch, useSelector } from 'react-redux';
import { undoing, type AssignmentsState } from '@/domain/team/assignment';
import {
  articlesAssignCancelled,
  articlesAssignRequested,
  assignmentsClosed,
  selectAssignments,
} from '@/features/team';
import { counted } from '@/lib/counted';
import { Button } from '@/ui/Button/Button';
import { Notice } from '@/ui/Notice/Notice';

/** What has become of the articles that were assigned last, of each that was not why, and the way back. */
export function AssignedNotice() {
  const dispatch = useDispatch();
  const assignments = useSelector(selectAssignments);
  const close = () => dispatch(assignmentsClosed());
  const { done = [], failed = [], isBusy = false } = assignments ?? {};
  return (
    <div role="status">
      {assignments && (done.length > 0 || isBusy) && (
        <Notice
          tone="info"
          wraps
          {...(!isBusy && { onDismiss: close })}
          actions={
            <Button
              size="s"
              onClick={() =>
                dispatch(
                  isBusy ? articlesAssignCancelled() : articlesAssignRequested(undoing(done)),
                )
              }
            >
              {isBusy ? 'Cancel' : 'Undo'}
            </Button>
          }
        >
          {doneInWords(assignments)}
        </Notice>
      )}
      {failed.length > 0 && (
        <Notice tone="danger" wraps {...(!isBusy && { onDismiss: close })}>
          {failed.map((each) => (
            <div key={each.article.id}>{failedInWords(each)}</div>
          ))}
        </Notice>
      )}
    </div>
  );
}

function doneInWords({ asked, done, failed, isBusy }: AssignmentsState): string {
  if (isBusy) return `Assigning ${done.length + failed.length + 1} of ${asked} …`;
  const [to, ...others] = [...new Set(done.map((each) => each.to))];
  const articles = counted(done.length, 'article');
  if (others.length > 0) return `${articles} given back to whose they were`;
  return to === null ? `${articles} made free` : `${articles} assigned to ${to}`;
}

function failedInWords({ article, isUndo, cause }: AssignmentsState['failed'][number]): string {
  const which = `“${article.title ?? article.fileName}”`;
  return `${which} was ${isUndo ? 'left as it is' : 'not assigned'}. ${cause}`;
}
