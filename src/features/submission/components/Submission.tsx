import { useDispatch, useSelector } from 'react-redux';
import { lazyDialog } from '@/ui/LazyPart/lazyDialog';
import { selectSeries, selectSubmissionTarget } from '../openForm.selectors';
import { seriesEnded, submissionClosed } from '../submission.slice';
import type { SeriesDialogProps } from './Series/SeriesDialog';
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

const SeriesPart = lazyDialog<SeriesDialogProps>({
  name: 'The submission of several compounds',
  load: async () =>
    (await import(/* webpackChunkName: "submission" */ './Series/SeriesDialog')).default,
  title: 'Submit several to COCONUT',
  size: 's',
  loading: 'Loading the question',
  useClose: () => {
    const dispatch = useDispatch();
    return () => dispatch(seriesEnded());
  },
});

/** Renders the submission dialog while it is open, and the question before a series. */
export function Submission() {
  const target = useSelector(selectSubmissionTarget);
  const series = useSelector(selectSeries);
  if (series?.status === 'asked') {
    const { plan, compounds } = series;
    return <SeriesPart plan={plan} compounds={compounds} />;
  }
  return target && <SubmissionPart target={target} />;
}
