import { TriangleAlert } from 'lucide-react';
import { useSelector } from 'react-redux';
import { Badge } from '@/ui/Badge/Badge';
import { Text } from '@/ui/Layout/Layout';
import { selectSecurityEvents, type SecurityEvent } from '../../security.slice';
import { Entries } from './SecurityLog.styles';

/** What happened to the session, newest first. A flagged event warns here and blocks nobody. */
export function SecurityLog() {
  const events = useSelector(selectSecurityEvents);
  return (
    <section aria-labelledby="security-log-title">
      <h3 id="security-log-title">Security log</h3>
      {events.length === 0 ? (
        <Text as="p" $ink="text-2">
          Nothing has happened yet.
        </Text>
      ) : (
        <Entries label="Security log entries">
          <ol>
            {events.toReversed().map((event) => (
              <Entry key={event.id} event={event} />
            ))}
          </ol>
        </Entries>
      )}
    </section>
  );
}

function Entry({ event: { at, message, flagged } }: { event: SecurityEvent }) {
  const time = new Date(at);
  return (
    <li>
      <time dateTime={time.toISOString()} title={time.toLocaleString()}>
        {time.toLocaleTimeString()}
      </time>
      <span>{message}</span>
      {flagged && (
        <Badge tone="warning" icon={TriangleAlert}>
          Flagged
        </Badge>
      )}
    </li>
  );
}
