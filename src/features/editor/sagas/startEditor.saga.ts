import { presentMolfile, presentText } from '@/domain/missing';
import type { Structure } from '@/domain/structure';
import { errorMessage } from '@/lib/errorMessage';
import { call, delay, put, race, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { editingStarted, type EditorProblem } from '../editor.slice';
import { askEditor, type EditorChannel } from './editorChannel';
import { SETTLE_MS, START_LIMIT_MS } from './editorPolicy';

/**
 * Waits until the editor can be used, and loads the structure into it.
 *
 * @throws Error if the editor does not start
 */
export function* startEditor(channel: EditorChannel, base: Structure): SagaGenerator<void> {
  const { started } = yield* race({
    started: call(untilStarted, channel),
    late: delay(START_LIMIT_MS),
  });
  if (!started) {
    throw new Error(`The editor was not ready within ${START_LIMIT_MS / 1000} seconds`);
  }
  yield* put(editingStarted({ problem: yield* setStructure(channel, base) }));
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

/** With its own coordinates if there are any; if the molfile cannot be read, the SMILES is used. */
function* setStructure(
  channel: EditorChannel,
  { molfile, smiles }: Structure,
): SagaGenerator<EditorProblem | null> {
  const { ids } = yield* getPlatform();
  const forms = [presentMolfile(molfile), presentText(smiles)].filter((it) => it !== undefined);
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
