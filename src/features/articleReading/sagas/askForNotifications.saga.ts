import { call, put, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { notificationsAnswered } from '../articleReading.slice';

/** The browser asks the user. */
export function* askForNotifications(): SagaGenerator<void> {
  const { notifications } = yield* getPlatform();
  yield* put(notificationsAnswered(yield* call([notifications, notifications.request])));
}
