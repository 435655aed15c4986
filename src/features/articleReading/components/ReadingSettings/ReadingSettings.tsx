import { useDispatch, useSelector } from 'react-redux';
import { LooksUpNames } from '@/features/nameStructures';
import { usePlatform } from '@/platform/PlatformContext';
import type { NotificationPermission } from '@/platform/notifications';
import { Button } from '@/ui/Button/Button';
import { notificationsRequested, selectNotificationsAnswer } from '../../articleReading.slice';
import { ReadsByItself } from './ReadsByItself';

/** What happens when an article is opened, and when it has been read. */
export function ReadingSettings() {
  return (
    <>
      <ReadsByItself />
      <p>
        Reads an article as soon as it is opened, unless there is saved work on it. This browser
        remembers your choice.
      </p>
      <LooksUpNames />
      <p>
        Sends the names of an article’s compounds to the services, and sets what is known by that
        name beside each drawing.
      </p>
      <NotificationSetting />
    </>
  );
}

const STANDING: Readonly<Record<Exclude<NotificationPermission, 'default'>, string>> = {
  granted:
    'You are notified when an article has been read while you look elsewhere. Your browser’s settings for this page switch that off.',
  denied: 'Notifications are switched off for this page in your browser’s settings.',
  unsupported: 'This browser does not show notifications of this page.',
};

/** The browser asks only after a press on the button. */
function NotificationSetting() {
  const dispatch = useDispatch();
  const { notifications } = usePlatform();
  const answer = useSelector(selectNotificationsAnswer);
  const permission = answer ?? notifications.permission();
  if (permission !== 'default') return <p>{STANDING[permission]}</p>;
  return (
    <>
      <Button size="s" onClick={() => dispatch(notificationsRequested())}>
        Allow notifications
      </Button>
      <p>To be told when an article has been read while you look elsewhere.</p>
    </>
  );
}
