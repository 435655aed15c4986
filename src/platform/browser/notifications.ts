import type { NotificationPermission, Notifications } from '../notifications';

/** A later message replaces an earlier one. */
const TAG = 'marcus';

const isSupported = () => 'Notification' in window && window.isSecureContext;

const permission = (): NotificationPermission =>
  isSupported() ? Notification.permission : 'unsupported';

/** Chrome for Android has the constructor, but throws: there, only service workers may show any. */
function show(title: string, body: string): void {
  if (permission() !== 'granted') return;
  try {
    const shown = new Notification(title, { body, tag: TAG });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    return;
  }
}

export const browserNotifications: Notifications = {
  permission,
  request: async () => {
    if (!isSupported()) return 'unsupported';
    try {
      return await Notification.requestPermission();
    } catch {
      return permission();
    }
  },
  show,
};
