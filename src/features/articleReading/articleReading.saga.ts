import { documentOpened } from '@/article';
import {
  call,
  fork,
  put,
  takeEvery,
  takeLatest,
  takeLeading,
  type SagaGenerator,
} from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import {
  articleReadingRequested,
  notificationsAnswered,
  notificationsRequested,
  readsByItselfChosen,
} from './articleReading.slice';
import { readArticle } from './sagas/readArticle.saga';
import {
  followOtherTabs,
  keepChoice,
  readByItself,
  restoreChoice,
} from './sagas/readByItself.saga';

/** One run at a time: a request during a run is a double click, and is ignored. */
export function* articleReadingSaga(): SagaGenerator<void> {
  yield* restoreChoice();
  yield* takeLeading(articleReadingRequested, readArticle);
  yield* takeLatest(documentOpened, readByItself);
  yield* takeEvery(readsByItselfChosen, keepChoice);
  yield* takeLeading(notificationsRequested, askForNotifications);
  yield* fork(followOtherTabs);
}

/** The browser asks the user. */
function* askForNotifications(): SagaGenerator<void> {
  const { notifications } = yield* getPlatform();
  yield* put(notificationsAnswered(yield* call([notifications, notifications.request])));
}
