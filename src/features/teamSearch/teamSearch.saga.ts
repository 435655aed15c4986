import { takeLeading, type SagaGenerator } from '@/lib/saga/effects';
import { drawSought } from './drawSought.saga';
import { followExports } from './exportFound.saga';
import { soughtDrawRequested } from './teamSearch.slice';

/** Drawing what is looked for in the team's library, and files of what was found. */
export function* teamSearchSaga(): SagaGenerator<void> {
  yield* takeLeading(soughtDrawRequested, drawSought);
  yield* followExports();
}
