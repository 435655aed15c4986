import { errorMessage } from '@/lib/errorMessage';
import { call, delay, put, race, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { editingStarted, type EditorProblem } from '../editor.slice';
import { askEditor, type EditorChannel } from './editorChannel';
import { SETTLE_MS, START_LIMIT_MS } from './editorPolicy';
import type { EditorTask } from './editorTask';

/**
 * Waits until the editor can be used, and draws in it what it begins with.
 *
 * @throws Error if the editor does not start
 */
export function* startEditor(
  channel: EditorChannel,
  { forms, remark }: Pick<EditorTask, 'forms' | 'remark'>,
): SagaGenerator<void> {
  const { started } = yield* race({
    started: call(untilStarted, channel),
    late: delay(START_LIMIT_MS),
  });
  if (!started) {
    throw new Error(`The editor was not ready within ${START_LIMIT_MS / 1000} seconds`);
  }
  const problem = yield* setStructure(channel, forms);
  yield* put(editingStarted({ problem: problem ?? remark ?? null }));
}

/** The frame has loaded, its editor has reported that it is ready, and the specified time has passed. */
function* untilStarted({ events }: EditorChannel): SagaGenerator<true> {
  const { clock } = yield* getPlatform();
  let loadedAt: number | undefined;
  let isReady = false;
  while (loadedAt === undefined || !isReady) {
    const event = yield* take(events);
    if (event.kind === 'loaded') loadedAt = clock.now();
    else if (event.message.type === 'marcus-editor/ready') isReady = true;
    else if (event.message.type === 'marcus-editor/failed') throw new Error(event.message.message);
  }
  yield* delay(Math.max(0, SETTLE_MS - (clock.now() - loadedAt)));
  return true;
}

function* setStructure(
  channel: EditorChannel,
  forms: readonly string[],
): SagaGenerator<EditorProblem | null> {
  const { ids } = yield* getPlatform();
  let cause: string | undefined;
  for (const structure of forms) {
    const request = { type: 'marcus-editor/load', requestId: ids.uuid(), structure } as const;
    try {
      yield* askEditor(channel, request);
      return null;
    } catch (error) {
      cause = errorMessage(error);
    }
  }
  if (cause === undefined) return null;
  return { message: 'The editor could not draw this structure. It starts empty.', cause };
}
