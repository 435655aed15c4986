import { selectOpenDocument } from '@/article';
import { select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { Keeper } from '../keeper';
import { selectWork } from '../selectWork';

/** Tells the keeper what there is to save of its document, as long as that is open. */
export function* look(keeper: Keeper): SagaGenerator<void> {
  keeper.work = yield* select(selectWork);
  if (keeper.file) return;
  const { files } = yield* getPlatform();
  const open = yield* select(selectOpenDocument);
  keeper.file = open ? files.get(open.file.fileId) : undefined;
}
