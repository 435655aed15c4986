import { Download } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '@/ui/Button/Button';
import { Box } from '@/ui/Layout/Layout';
import { Notice } from '@/ui/Notice/Notice';
import type { EngineDownload } from '@/platform/engineDownloads';
import { Progress } from '@/ui/Progress/Progress';
import {
  downloadCancelRequested,
  downloadNoticeDismissed,
  downloadRetryRequested,
  selectMissingParts,
  selectRunningDownload,
  type ShownDownload,
} from '../../engineDownloads.slice';

/** The part of the engine that is being fetched, or those that did not arrive. */
export function EngineDownloadNotice() {
  const running = useSelector(selectRunningDownload);
  const missing = useSelector(selectMissingParts);
  if (running !== null) return <Running download={running} />;
  return missing.length > 0 ? <Missing parts={missing} /> : null;
}

interface DownloadProps {
  readonly download: ShownDownload;
}

function Running({ download: { title, received, total, secondsLeft } }: DownloadProps) {
  const dispatch = useDispatch();
  const amount = `${megabytes(received)} of ${megabytes(total)} MB`;
  return (
    <Box $position="relative" data-notice="">
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
    </Box>
  );
}

function Missing({ parts }: { readonly parts: readonly EngineDownload[] }) {
  const dispatch = useDispatch();
  const failed = parts.find(({ state }) => state === 'failed');
  const isOne = parts.length === 1;
  const fetchAll = () => parts.forEach(({ part }) => dispatch(downloadRetryRequested(part)));
  return (
    <Notice
      tone={failed ? 'warning' : 'info'}
      landmark="Download"
      wraps
      actions={
        <Button size="s" onClick={fetchAll}>
          Fetch {isOne ? 'it' : 'them'} again
        </Button>
      }
      onDismiss={() => dispatch(downloadNoticeDismissed())}
    >
      {namesOf(failed ? [failed] : parts)}{' '}
      {failed ? failureOf(failed) : isOne ? CANCELLED.one : CANCELLED.several}
    </Notice>
  );
}

const CANCELLED = {
  one: 'is missing, since its download was cancelled. What needs it fails until it is fetched.',
  several:
    'are missing, since their downloads were cancelled. What needs them fails until they are fetched.',
};

const failureOf = ({ reason = 'no reason was given' }: EngineDownload): string =>
  `could not be fetched: ${reason}. What needs it fails until it is.`;

/** As they begin a sentence. */
function namesOf(parts: readonly EngineDownload[]): string {
  const names = new Intl.ListFormat('en').format(parts.map(({ title }) => title));
  return names.charAt(0).toUpperCase() + names.slice(1);
}

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0);

/** In steps that do not change with every report: the speed of a line varies. */
function timeLeft(seconds: number): string {
  if (seconds < 10) return 'a few seconds left';
  if (seconds < 60) return `about ${Math.ceil(seconds / 10) * 10} s left`;
  return `about ${Math.ceil(seconds / 60)} min left`;
}
