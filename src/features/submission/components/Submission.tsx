import { useDispatch, useSelector } from 'react-redux';
import { lazyDialog } from '@/ui/LazyPart/lazyDialog';
import { selectSubmissionTarget } from '../submission.selectors';
import { submissionClosed } from '../submission.slice';
import type { SubmissionDialogProps } from './SubmissionDialog/SubmissionDialog';

/** Few sessions submit anything, so the form and the login are not part of the initial bundle. */
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

/** Renders the submission dialog while it is open. */
export function Submission() {
  const target = useSelector(selectSubmissionTarget);
  return target && <SubmissionPart target={target} />;
}
