import { Bell } from 'lucide-react';
import { useSelector } from 'react-redux';
import { lazyPart } from '@/ui/LazyPart/lazyPart';
import { Waiting } from '@/ui/LazyPart/Waiting';
import { Popover } from '@/ui/Popover/Popover';
import { selectErrors } from '../notices.selectors';

export const MessageListPart = lazyPart<object>({
  name: 'The messages',
  load: async () =>
    (await import(/* webpackChunkName: "toasts" */ './MessageList/MessageList')).default,
  busy: () => <Waiting>Loading the messages</Waiting>,
});

/** The messages of this visit, to be read again after their toasts are gone. */
export function Messages() {
  const { length: count } = useSelector(selectErrors);
  return (
    <Popover
      label="Messages"
      icon={Bell}
      {...(count > 0 && { count, countLabel: count === 1 ? 'error' : 'errors' })}
    >
      {() => <MessageListPart />}
    </Popover>
  );
}
