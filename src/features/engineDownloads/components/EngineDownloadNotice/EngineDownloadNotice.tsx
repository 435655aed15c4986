import { Download } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '@/ui/Button/Button';
import { Notice } from '@/ui/Notice/Notice';
import { Progress } from '@/ui/Progress/Progress';
import type { EngineDownload } from '@/platform/engineDownloads';
import {
  downloadCancelRequested,
  downloadNoticeDismissed,
  downloadRetryRequested,
  selectShownDownload,
} from '../../engineDownloads.slice';
import { Row } from './EngineDownloadNotice.styles';

/** The part of the engine that is being fetched, or that did not arrive. */
export function EngineDownloadNotice() {
  const download = useSelector(selectShownDownload);
  if (download === null) return null;
  return download.state === 'running' ? (
    <Running download={download} />
  ) : (
    <Missing download={download} />
  );
}

interface DownloadProps {
  readonly download: EngineDownload;
}

function Running({ download: { title, received, total } }: DownloadProps) {
  const dispatch = useDispatch();
  const amount = `${megabytes(received)} of ${megabytes(total)} MB`;
  return (
    <Row>
      <Notice
        icon={Download}
        tone="info"
        landmark="Download"
        actions={
          <Button size="s" onClick={() => dispatch(downloadCancelRequested())}>
            Cancel download
          </Button>
        }
      >
        Fetching {title}: {amount}
      </Notice>
      <Progress label={`Fetching ${title}`} value={received} max={total} valueText={amount} line />
    </Row>
  );
}

function Missing({ download: { part, title, state, reason } }: DownloadProps) {
  const dispatch = useDispatch();
  const what = title.charAt(0).toUpperCase() + title.slice(1);
  return (
    <Notice
      tone={state === 'cancelled' ? 'info' : 'warning'}
      landmark="Download"
      wraps
      actions={
        <Button size="s" onClick={() => dispatch(downloadRetryRequested(part))}>
          Fetch it again
        </Button>
      }
      onDismiss={() => dispatch(downloadNoticeDismissed())}
    >
      {state === 'cancelled'
        ? `${what} is missing, since its download was cancelled. What needs it fails until it is fetched.`
        : `${what} could not be fetched: ${reason ?? 'no reason was given'}. What needs it fails until it is.`}
    </Notice>
  );
}

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0);
