import { errorMessage } from '@/lib/errorMessage';
import { put, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { applyRefused } from '../editor.slice';
import { askEditor, type EditorChannel } from './editorChannel';
import { NO_STRUCTURE, type Drawn } from './writeSmiles.saga';

/**
 * The drawing in the editor.
 *
 * @param isPattern what it says beyond a molecule is kept
 * @param message what the user is told if there is none
 * @returns `undefined` then
 */
export function* readDrawing(
  channel: EditorChannel,
  { isPattern = false, message = NO_STRUCTURE } = {},
): SagaGenerator<Drawn | undefined> {
  const { ids } = yield* getPlatform();
  try {
    const request = { type: 'marcus-editor/read', requestId: ids.uuid(), isPattern } as const;
    const drawn = yield* askEditor(channel, request);
    if (drawn.atomCount > 0) return drawn;
    yield* put(applyRefused({ message }));
  } catch (error) {
    yield* put(applyRefused({ message, cause: errorMessage(error) }));
  }
  return undefined;
}
