import type { EditorFrameEvent, EditorFrames } from '../editorFrames';
import { EDITOR_PAGE, readEditorMessage } from '../editorMessages';
import { startUnseen } from './unseenEditor';

type Listener = (event: EditorFrameEvent) => void;

/** One frame at a time: after another one is adopted, the former is ignored. */
export function createEditorFrames(page: Window): EditorFrames {
  const { origin } = page.location;
  const listeners = new Set<Listener>();
  let shown: HTMLIFrameElement | undefined;

  const tell = (event: EditorFrameEvent) => [...listeners].forEach((listen) => listen(event));

  const hear = (event: MessageEvent<unknown>) => {
    const isOurs = event.source !== null && event.source === shown?.contentWindow;
    if (!isOurs || event.origin !== origin) return;
    const message = readEditorMessage(event.data);
    if (message) tell({ kind: 'message', message });
  };

  return {
    adopt(frame) {
      const ending = new AbortController();
      const { signal } = ending;
      shown = frame;
      page.addEventListener('message', hear, { signal });
      frame.addEventListener('load', () => tell({ kind: 'loaded' }), { signal });
      frame.src = EDITOR_PAGE;
      return () => {
        ending.abort();
        if (shown === frame) shown = undefined;
      };
    },
    prepare: () => startUnseen(page),
    connect(onEvent) {
      // Wrapped, so that one function connected twice is called twice.
      const listener: Listener = (event) => onEvent(event);
      listeners.add(listener);
      return {
        send: (request) => shown?.contentWindow?.postMessage(request, origin),
        close: () => void listeners.delete(listener),
      };
    },
  };
}
