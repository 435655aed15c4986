import type { EditorMessage, EditorRequest } from './editorMessages';

/** What the frame of the structure editor tells. */
export type EditorFrameEvent =
  /** Its page was loaded; the editor in it need not have started. */
  { readonly kind: 'loaded' } | { readonly kind: 'message'; readonly message: EditorMessage };

export interface EditorConnection {
  /** Does nothing while no frame is shown. */
  send(request: EditorRequest): void;
  /** Ends it; no event follows. Safe to call twice. */
  close(): void;
}

/**
 * The structure editor's frame: a view shows it, a saga talks to it, and only what the editor's own
 * page says gets through.
 */
export interface EditorFrames {
  /** Loads the editor's page into a frame, until the returned function is called. */
  adopt(frame: HTMLIFrameElement): () => void;
  /** Hears the frame that is shown, or shown next. */
  connect(onEvent: (event: EditorFrameEvent) => void): EditorConnection;
}
