import { Download } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '@/ui/Button/Button';
import { Notice } from '@/ui/Notice/Notice';
import { Progress } from '@/ui/Progress/Progress';
import {
  downloadCancelRequested,
  downloadNoticeDismissed,
  downloadRetryRequested,
  selectShownDownload,
  type ShownDownload,
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
  readonly download: ShownDownload;
}

function Running({ download: { title, received, total, secondsLeft } }: DownloadProps) {
  const dispatch = useDispatch();
  const amount = `${megabytes(received)} of ${megabytes(total)} MB`;
  return (
    <Row data-notice="">
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
        {secondsLeft !== undefined && `, ${timeLeft(secondsLeft)}`}
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

/** In steps that do not change with every report: the speed of a line varies. */
function timeLeft(seconds: number): string {
  if (seconds < 10) return 'a few seconds left';
  if (seconds < 60) return `about ${Math.ceil(seconds / 10) * 10} s left`;
  return `about ${Math.ceil(seconds / 60)} min left`;
}
