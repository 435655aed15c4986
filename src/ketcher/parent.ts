import { type EditorMessage } from '@/platform/editorMessages';
import { readEditorRequest, type EditorRequest } from '@/platform/editorRequests';

/** The application around this page. */
export interface Parent {
  send(message: EditorMessage): void;
  onRequest(listener: (request: EditorRequest) => void): void;
}

/** Exchanges messages with the page around this one only if that has the same origin. */
export function connectToParent(page: Window): Parent {
  const { origin } = page.location;
  return {
    send: (message) => page.parent.postMessage(message, origin),
    onRequest(listener) {
      page.addEventListener('message', (event: MessageEvent<unknown>) => {
        if (event.source !== page.parent || event.origin !== origin) return;
        const request = readEditorRequest(event.data);
        if (request) listener(request);
      });
    },
  };
}
