import type { NotificationPermission, Notifications } from '@/platform/notifications';

export interface FakeNotifications extends Notifications {
  /** What the browser has been told so far. */
  current: NotificationPermission;
  /** What the user answers when asked. */
  answer: NotificationPermission;
  /** As `title: body`. */
  readonly shown: readonly string[];
  readonly timesAsked: number;
}

export function createFakeNotifications(): FakeNotifications {
  const shown: string[] = [];
  let timesAsked = 0;
  const notifications: FakeNotifications = {
    current: 'default',
    answer: 'granted',
    shown,
    get timesAsked() {
      return timesAsked;
    },
    permission: () => notifications.current,
    request: async () => {
      timesAsked += 1;
      notifications.current = notifications.answer;
      return notifications.current;
    },
    show: (title, body) => {
      if (notifications.current === 'granted') shown.push(`${title}: ${body}`);
    },
  };
  return notifications;
}
