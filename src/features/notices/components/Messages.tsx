import { useDispatch, useSelector } from 'react-redux';
import { OctagonAlert } from 'lucide-react';
import { Button } from '@/ui/Button/Button';
import { Popover } from '@/ui/Popover/Popover';
import { Spacer } from '@/ui/Text/Text';
import { selectErrors } from '../notices.selectors';
import { messagesCleared } from '../notices.slice';
import { Entries, Head } from './Messages.styles';

function localTime(ms: number): string {
  return new Date(ms).toLocaleTimeString();
}

/** What went wrong, to be read again after its toast has gone. Absent while nothing has. */
export function Messages() {
  const errors = useSelector(selectErrors);
  const dispatch = useDispatch();
  if (errors.length === 0) return null;
  return (
    <Popover label="Messages" icon={OctagonAlert} count={errors.length} countLabel="errors">
      {(close) => (
        <>
          <Head>
            <h2>Errors</h2>
            <Spacer />
            <Button
              size="s"
              variant="quiet"
              onClick={() => {
                close();
                dispatch(messagesCleared());
              }}
            >
              Clear
            </Button>
          </Head>
          <Entries>
            {errors.map(({ id, message, cause, createdAt }) => (
              <li key={id}>
                <b>{message}</b>
                <time dateTime={new Date(createdAt).toISOString()}>{localTime(createdAt)}</time>
                {cause !== undefined && <p>{cause}</p>}
              </li>
            ))}
          </Entries>
        </>
      )}
    </Popover>
  );
}
