import { fork, takeEvery, takeLeading, type SagaGenerator } from '@/lib/saga/effects';
import {
  compoundFromNameRequested,
  nameLookUpChosen,
  nameStructureTakeRequested,
  pubchemRequested,
} from './nameStructures.slice';
import { addFromName } from './sagas/addFromName.saga';
import { askPubchemForName } from './sagas/askPubchemForName.saga';
import { compareNames } from './sagas/compareNames.saga';
import { followOtherTabs, keepChoice, restoreChoice } from './sagas/keepChoice.saga';
import { lookUpNames } from './sagas/lookUpNames.saga';
import { takeNameStructure } from './sagas/takeNameStructure.saga';

export function* nameStructuresSaga(): SagaGenerator<void> {
  yield* restoreChoice();
  yield* takeEvery(nameLookUpChosen, keepChoice);
  yield* takeEvery(nameStructureTakeRequested, takeNameStructure);
  yield* takeLeading(compoundFromNameRequested, addFromName);
  yield* takeLeading(pubchemRequested, askPubchemForName);
  yield* fork(followOtherTabs);
  yield* fork(lookUpNames);
  yield* fork(compareNames);
}
