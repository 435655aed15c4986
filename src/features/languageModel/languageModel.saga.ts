import { fork, put, takeEvery, type SagaGenerator } from '@/lib/saga/effects';
import { forEachEvent } from '@/lib/saga/forEachEvent';
import { getPlatform } from '@/lib/saga/getPlatform';
import { storedChanges } from '@/lib/saga/storedChanges';
import type { ModelAccess } from '@/platform/secrets';
import { modelChanged, modelGiveRequested, modelRemoveRequested } from './languageModel.slice';
import { keyProblem, modelProblem } from './modelFields';
import { takeKey } from './offeredKey';
import { MODEL_KEY, readStoredModel, storeModel } from './storedModel';

/** Holds the key for a language model, where the page can ask one. */
export function* languageModelSaga(): SagaGenerator<void> {
  const { config, localStorage } = yield* getPlatform();
  const { languageModelUrl: url } = config;
  if (url === undefined) return;
  const stored = readStoredModel(localStorage.get(MODEL_KEY), url);
  if (stored) yield* use(stored, true);
  yield* fork(followOtherTabs, url);
  yield* takeEvery(modelGiveRequested, giveModel, url);
  yield* takeEvery(modelRemoveRequested, removeModel);
}

function* giveModel(
  url: string,
  { payload: { model, isKept } }: ReturnType<typeof modelGiveRequested>,
): SagaGenerator<void> {
  const { localStorage, secrets } = yield* getPlatform();
  const key = takeKey(secrets) ?? '';
  if (keyProblem(key) !== undefined || modelProblem(model) !== undefined) return;
  if (isKept) storeModel(localStorage, { key, model }, url);
  else localStorage.remove(MODEL_KEY);
  yield* use({ key, model }, isKept);
}

function* removeModel(): SagaGenerator<void> {
  const { localStorage } = yield* getPlatform();
  localStorage.remove(MODEL_KEY);
  yield* use(undefined, false);
}

/** A key that is kept is that of all tabs: what one of them keeps or removes is so in the others. */
function* followOtherTabs(url: string): SagaGenerator<void> {
  const { localStorage } = yield* getPlatform();
  yield* forEachEvent(storedChanges(localStorage, MODEL_KEY), function* follow({ value }) {
    yield* use(readStoredModel(value, url), true);
  });
}

function* use(access: ModelAccess | undefined, isKept: boolean): SagaGenerator<void> {
  const { secrets } = yield* getPlatform();
  secrets.setLanguageModel(access);
  yield* put(modelChanged(access ? { model: access.model, isKept } : null));
}
