import { raiseNotice } from '@/features/notices';
import { call, type SagaGenerator } from '@/lib/saga/effects';
import type * as Tools from '../tools';

/** What reads other articles is loaded with its first use: few users need it in every visit. */
export const loadTools = () => import(/* webpackChunkName: "library-tools" */ '../tools');

export function* withTools(use: (tools: typeof Tools) => SagaGenerator<void>): SagaGenerator<void> {
  let tools: typeof Tools;
  try {
    tools = yield* call(loadTools);
  } catch {
    const message = 'A part of the library could not be loaded. Reload the page.';
    yield* raiseNotice({ type: 'error', message });
    return;
  }
  yield* use(tools);
}
