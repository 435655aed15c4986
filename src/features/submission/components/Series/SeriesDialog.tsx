import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { SeriesPlan } from '@/domain/submission/submissionSeries';
import { usePlatform } from '@/platform/PlatformContext';
import { Button } from '@/ui/Button/Button';
import { Checkbox } from '@/ui/Checkbox/Checkbox';
import { Dialog } from '@/ui/Dialog/Dialog';
import { Stack } from '@/ui/Layout/Layout';
import { seriesEnded, seriesStarted } from '../../submission.slice';
import type { DrawingsOfCompounds } from '../../submissionState';

export interface SeriesDialogProps {
  readonly plan: SeriesPlan;
  readonly compounds: DrawingsOfCompounds;
}

/** Asks what to submit, before the first form of a series. */
export default function SeriesDialog({ plan, compounds }: SeriesDialogProps) {
  const dispatch = useDispatch();
  const [withUnchecked, setWithUnchecked] = useState(false);
  const { checked, unchecked, accepted, rejected, unread } = plan;
  const segmentIds = withUnchecked ? [...checked, ...unchecked] : checked;
  const close = () => dispatch(seriesEnded());
  return (
    <Dialog
      open
      title="Submit several to COCONUT"
      onClose={close}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            variant="primary"
            disabledReason={segmentIds.length > 0 ? undefined : 'No compound is to be submitted'}
            onClick={() => dispatch(seriesStarted({ segmentIds, compounds }))}
          >
            Submit {segmentIds.length} one by one
          </Button>
        </>
      }
    >
      <Stack as="ul" $gap={2}>
        <Fate count={checked.length} words="checked: submitted one after the other" />
        {unchecked.length > 0 && (
          <li>
            <Checkbox checked={withUnchecked} onChange={setWithUnchecked}>
              {unchecked.length} not checked: submit all the same
            </Checkbox>
          </li>
        )}
        <AcceptedFate count={accepted.length} />
        <Fate count={rejected.length} words="rejected: cannot be submitted" />
        <Fate count={unread.length} words="without a structure: cannot be submitted" />
      </Stack>
    </Dialog>
  );
}

function AcceptedFate({ count }: { readonly count: number }) {
  const taker = usePlatform().config.coconutIsStandIn ? 'COCONUT’s stand-in' : 'COCONUT';
  return <Fate count={count} words={`accepted by ${taker} already: left out`} />;
}

function Fate({ count, words }: { readonly count: number; readonly words: string }) {
  if (count === 0) return null;
  return (
    <li>
      <b>{count}</b> {words}
    </li>
  );
}
