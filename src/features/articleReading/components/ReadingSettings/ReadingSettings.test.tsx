import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NotificationPermission } from '@/platform/notifications';
import { createFakePlatform } from '@/testing/fakePlatform';
import { flush } from '@/testing/flush';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { articleReadingSaga } from '../../articleReading.saga';
import { ReadingSettings } from './ReadingSettings';

function show(current: NotificationPermission, answer: NotificationPermission = 'granted') {
  const platform = createFakePlatform();
  Object.assign(platform.notifications, { current, answer });
  const test = makeTestStore({ platform, runSagas: false });
  test.runSaga(articleReadingSaga);
  renderWithStore(<ReadingSettings />, test);
  return platform;
}
const button = () => screen.queryByRole('button', { name: 'Allow notifications' });

test('the browser asks for notifications only after a press', async () => {
  const { notifications } = show('default');
  expect(notifications.timesAsked).toBe(0);
  await userEvent.click(button()!);
  await act(() => flush());
  expect(notifications.timesAsked).toBe(1);
  expect(button()).not.toBeInTheDocument();
  expect(screen.getByText(/^You are notified/)).toBeInTheDocument();
});

test('a refusal is told, and not asked about again', async () => {
  show('default', 'denied');
  await userEvent.click(button()!);
  await act(() => flush());
  expect(button()).not.toBeInTheDocument();
  expect(screen.getByText(/switched off for this page/)).toBeInTheDocument();
});

test.each([
  ['granted', /^You are notified/],
  ['denied', /switched off for this page/],
  ['unsupported', /does not show/],
] as const)('nothing is asked where the browser says %s', (current, words) => {
  show(current);
  expect(button()).not.toBeInTheDocument();
  expect(screen.getByText(words)).toBeInTheDocument();
});

test('says by a checkbox whether articles are read by themselves', async () => {
  const { localStorage } = show('default');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Read articles by themselves' }));
  expect(localStorage.get('marcus.readByItself')).toBe('on');
});
