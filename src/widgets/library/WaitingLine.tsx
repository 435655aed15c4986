import { FileClock, Trash2 } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import {
  recordsLookUpRequested,
  recordRemovalRequested,
  recordRemovalUndone,
  selectLibraryTask,
  selectOnlyDois,
  selectRemovedRecords,
  selectWaiting,
} from '@/features/library';
import { counted } from '@/lib/counted';
import { usePlatform } from '@/platform/PlatformContext';
import { DropLine } from '@/ui/DropLine/DropLine';
import { Button } from '@/ui/Button/Button';
import { AskFirst } from '@/ui/Dialog/AskFirst';
import { Icon } from '@/ui/Icon/Icon';
import { LiveRegion } from '@/ui/LiveRegion/LiveRegion';
import { Notice } from '@/ui/Notice/Notice';
import { Muted, Spacer } from '@/ui/Text/Text';

/** How many records wait for their PDFs, and what can be done with all of them. */
export function WaitingLine() {
  const waiting = useSelector(selectWaiting);
  const count = waiting.length;
  return (
    <>
      <RemovedRecords />
      {count > 0 && (
        <DropLine>
          <Icon of={FileClock} />
          <span>
            <b>{count === 1 ? 'One record waits' : `${count} records wait`}</b> for{' '}
            {count === 1 ? 'its PDF' : 'their PDFs'}.{' '}
            <Muted>A PDF is recognised by its DOI, its title or its file name.</Muted>
          </span>
          <Spacer />
          <LookUp />
          <RemoveAll ids={waiting.map(({ id }) => id)} />
        </DropLine>
      )}
    </>
  );
}

/** Nothing goes to an agency before this is pressed. */
function LookUp() {
  const dispatch = useDispatch();
  const count = useSelector(selectOnlyDois).length;
  const isBusy = useSelector(selectLibraryTask) !== null;
  const { publicationsAreStandIn } = usePlatform().config;
  if (count === 0) return null;
  const help = publicationsAreStandIn
    ? 'The DOIs go to stand-ins for Crossref and DataCite on your own machine.'
    : 'The DOIs go to Crossref, then DataCite.';
  return (
    <>
      <Muted>{help}</Muted>
      <Button size="s" disabled={isBusy} onClick={() => dispatch(recordsLookUpRequested())}>
        Look up {counted(count, 'record')} at Crossref
      </Button>
    </>
  );
}

function RemoveAll({ ids }: { readonly ids: readonly string[] }) {
  const dispatch = useDispatch();
  return (
    <AskFirst
      button={(ask) => (
        <Button size="s" variant="quiet" onClick={ask}>
          Remove all records
        </Button>
      )}
      title="Remove all records?"
      confirm={`Remove ${counted(ids.length, 'record')}`}
      onConfirm={() => dispatch(recordRemovalRequested(ids))}
    >
      <p>Articles and their PDFs stay. You can undo this for 10 seconds.</p>
    </AskFirst>
  );
}

/** As long as a removal can be undone. */
function RemovedRecords() {
  const dispatch = useDispatch();
  const count = useSelector(selectRemovedRecords).length;
  const words = `${counted(count, 'record')} removed.`;
  return (
    <>
      <LiveRegion>{count > 0 ? words : ''}</LiveRegion>
      {count > 0 && (
        <Notice
          icon={Trash2}
          actions={
            <Button size="s" onClick={() => dispatch(recordRemovalUndone())}>
              Undo
            </Button>
          }
        >
          {words}
        </Notice>
      )}
    </>
  );
}
