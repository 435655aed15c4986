import { errorMessage } from '@/lib/errorMessage';
import type { EditorMessage } from '@/platform/editorMessages';
import type { EditorRequest } from '@/platform/editorRequests';
import type { Drawing } from './drawing';
import type { Original } from './original';
import type { Parent } from './parent';

/** Answers the application's requests one after the other, for as long as the page exists. */
export function answerRequests(parent: Parent, drawing: Drawing, original: Original): void {
  let last = Promise.resolve();
  parent.onRequest((request) => {
    last = last.then(async () => parent.send(await answerTo(request, drawing, original)));
  });
  drawing.onChange(() => parent.send({ type: 'marcus-editor/changed' }));
  parent.send({ type: 'marcus-editor/ready' });
}

async function answerTo(
  request: EditorRequest,
  drawing: Drawing,
  original: Original,
): Promise<EditorMessage> {
  const { requestId } = request;
  try {
    if (request.type === 'marcus-editor/read') {
      const drawn = await drawing.read(request.isPattern);
      return { type: 'marcus-editor/structure', requestId, ...drawn };
    }
    if (request.type === 'marcus-editor/original') {
      if (!original.show(request.picture, request.placement)) throw new Error('It does not fit');
    } else await drawing.load(request.structure);
    return { type: 'marcus-editor/loaded', requestId };
  } catch (error) {
    return { type: 'marcus-editor/failed', requestId, message: errorMessage(error) };
  }
}
