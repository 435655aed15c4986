/** `unsupported`: the browser has none, or not for this page, e.g. on plain http. */
export type NotificationPermission = 'default' | 'granted' | 'denied' | 'unsupported';

/** Messages of the system, shown while the page is hidden. */
export interface Notifications {
  permission(): NotificationPermission;
  /** Makes the browser ask the user; only ever as the answer to a press. Never rejects. */
  request(): Promise<NotificationPermission>;
  /** Shows one, in place of an earlier one; nothing without permission. A press on it shows the page. */
  show(title: string, body: string): void;
}
