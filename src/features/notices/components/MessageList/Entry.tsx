import { Copy } from 'lucide-react';
import { useDispatch } from 'react-redux';
import { IconButton } from '@/ui/Button/IconButton';
import { Icon } from '@/ui/Icon/Icon';
import { TOAST_LOOKS } from '@/ui/Toast/Toast';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import { messagesCopyRequested, type Notice } from '../../notices.slice';
import { Kind } from './MessageList.styles';

const localTime = (ms: number): string => new Date(ms).toLocaleTimeString();

/** One message: its kind, text, cause and time, and a button that copies all of it for a report. */
export function Entry({ notice }: { readonly notice: Notice }) {
  const { id, type, message, cause, count, lastAt } = notice;
  const dispatch = useDispatch();
  const { icon, colour, word } = TOAST_LOOKS[type];
  return (
    <li>
      <Kind $colour={colour}>
        <Icon of={icon} />
        <VisuallyHidden>{word}: </VisuallyHidden>
      </Kind>
      <div>
        <b>{message}</b>
        {cause !== undefined && <p>{cause}</p>}
        <p>
          <time dateTime={new Date(lastAt).toISOString()}>{localTime(lastAt)}</time>
          {count > 1 && `, ${count} times`}
        </p>
      </div>
      <IconButton
        icon={Copy}
        size="s"
        label="Copy this message"
        onClick={() => dispatch(messagesCopyRequested([id]))}
      />
    </li>
  );
}
