import type { EditorMessage } from './editorMessages';
import type { EditorRequest } from './editorRequests';

/** The events of the structure editor's frame. */
export type EditorFrameEvent =
  /** Its page was loaded; the editor in it may not have started yet. */
  { readonly kind: 'loaded' } | { readonly kind: 'message'; readonly message: EditorMessage };

export interface EditorConnection {
  /** Does nothing while no frame is shown. */
  send(request: EditorRequest): void;
  /** Ends it; no event follows. Safe to call twice. */
  close(): void;
}

/**
 * The structure editor's frame: a view shows it, a saga exchanges messages with it, and only messages of the
 * editor's own page are accepted.
 */
export interface EditorFrames {
  /** Loads the editor's page into a frame, until the returned function is called. */
  adopt(frame: HTMLIFrameElement): () => void;
  /**
   * Starts the editor once where nobody sees it, so that its files are fetched and compiled when it is needed.
   *
   * @returns ends that; it ends by itself when the editor has started
   */
  prepare(): () => void;
  /** Listens to the frame that is shown, or shown next. */
  connect(onEvent: (event: EditorFrameEvent) => void): EditorConnection;
}
