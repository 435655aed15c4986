import { useDispatch, useSelector } from 'react-redux';
import type { SubmissionTarget } from '@/domain/submission/submissionTarget';
import { lazyDialog } from '@/ui/LazyPart/lazyDialog';
import { selectSubmissionTarget } from '../submission.selectors';
import { submissionClosed } from '../submission.slice';

export interface SubmissionDialogProps {
  readonly target: SubmissionTarget;
}

/** Few sessions submit: the form and the login are no part of the first load. */
export const SubmissionPart = lazyDialog<SubmissionDialogProps>({
  name: 'The submission to COCONUT',
  load: async () =>
    (await import(/* webpackChunkName: "submission" */ './SubmissionDialog/SubmissionDialog'))
      .default,
  title: 'Submit to COCONUT Database',
  size: 'm',
  loading: 'Loading the form',
  useClose: () => {
    const dispatch = useDispatch();
    return () => dispatch(submissionClosed());
  },
});

/** The submission, while it is open. */
export function Submission() {
  const target = useSelector(selectSubmissionTarget);
  return target && <SubmissionPart target={target} />;
}
