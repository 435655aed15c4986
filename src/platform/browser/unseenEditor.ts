import { EDITOR_PAGE, readEditorMessage } from '../editorMessages';

/** Starts the editor in a frame beside the window, which goes when it has started or failed, or is ended. */
export function startUnseen(page: Window): () => void {
  const frame = unseenFrame(page.document);
  const ending = new AbortController();
  const end = () => {
    ending.abort();
    frame.remove();
  };
  const onMessage = ({ source, data }: MessageEvent<unknown>) => {
    if (source === frame.contentWindow && readEditorMessage(data)) end();
  };
  page.addEventListener('message', onMessage, { signal: ending.signal });
  return end;
}

/** Not `display: none`: the editor measures itself when it starts. */
function unseenFrame(document: Document): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.inert = true;
  frame.ariaHidden = 'true';
  Object.assign(frame.style, { position: 'fixed', right: '100%', width: '800px', height: '600px' });
  frame.src = EDITOR_PAGE;
  document.body.append(frame);
  return frame;
}
