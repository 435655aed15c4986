import { formatDuration } from '@/domain/duration';
import { Facts } from '@/ui/Facts/Facts';
import { Row } from '@/ui/Layout/Layout';
import { Num } from '@/ui/Text/Text';
import type { TraceContents } from '../../recording/traceContents';

interface TraceFactsProps {
  readonly contents: TraceContents;
  readonly leaveOutArticle: boolean;
}

/** User-facing names of features; others are shown by their internal name. */
const FEATURE_NAMES: Readonly<Record<string, string>> = { marcusApi: 'requests' };

/** A summary of what a trace contains. */
export function TraceFacts({ contents, leaveOutArticle }: TraceFactsProps) {
  const { fileNames, title, textLength, annotationCount } = contents;
  const placeholders = (what: string) => (leaveOutArticle ? `${what} as placeholders` : what);
  return (
    <Facts $gap="2 4">
      <dt>Time</dt>
      <dd>{timeInWords(contents)}</dd>
      <dt>Actions</dt>
      <dd>
        {actionsInWords(contents)}
        <Row
          as="ul"
          $wrap
          $gap="0 3"
          $align="normal"
          $ink="text-2"
          $size="s"
          aria-label="Actions by feature"
        >
          {contents.features.map(({ name, count }) => (
            <li key={name}>
              {FEATURE_NAMES[name] ?? name} <Num>{count}</Num>
            </li>
          ))}
        </Row>
      </dd>
      <dt>File names</dt>
      <dd>{fileNames.length === 0 ? 'None' : placeholders(fileNames.join(', '))}</dd>
      <dt>Title</dt>
      <dd>{title === undefined ? 'None' : placeholders(title)}</dd>
      <dt>Text</dt>
      <dd>
        {textLength === 0 ? 'None' : placeholders(`${textLength.toLocaleString('en')} characters`)}
      </dd>
      <dt>Annotations</dt>
      <dd>{annotationCount === 0 ? 'None' : placeholders(String(annotationCount))}</dd>
    </Facts>
  );
}

function timeInWords({ from, to }: TraceContents): string {
  if (from === undefined || to === undefined) return 'Nothing has happened yet';
  const clock = (at: number) => new Date(at).toLocaleTimeString();
  return `${clock(from)} to ${clock(to)} (${formatDuration(to - from)})`;
}

function actionsInWords({ actionCount, droppedCount }: TraceContents): string {
  const kept = `${actionCount}`;
  return droppedCount === 0 ? kept : `${kept}; ${droppedCount} earlier ones are no longer kept`;
}
