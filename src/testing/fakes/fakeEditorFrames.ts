import type { EditorFrameEvent, EditorFrames } from '@/platform/editorFrames';
import type { EditorMessage, EditorRequest } from '@/platform/editorMessages';

/** What the editor in the frame answers to a request; nothing when `undefined`. */
type Answer = (request: EditorRequest) => EditorMessage | undefined;

export interface FakeEditorFrames extends EditorFrames {
  /** Everything that was asked of the editor, in order. */
  readonly asked: readonly EditorRequest[];
  /** How many sagas listen; 0 when all is closed. */
  readonly connections: number;
  readonly adopted: readonly HTMLIFrameElement[];
  /** Answers every load, and reads nothing, unless told otherwise. */
  answer: Answer;
  tell(event: EditorFrameEvent): void;
  /** The frame has loaded and its editor is ready. */
  start(): void;
  say(message: EditorMessage): void;
}

export function createFakeEditorFrames(): FakeEditorFrames {
  const asked: EditorRequest[] = [];
  const listeners = new Set<(event: EditorFrameEvent) => void>();
  const adopted: HTMLIFrameElement[] = [];
  const tell = (event: EditorFrameEvent) => [...listeners].forEach((listen) => listen(event));
  const say = (message: EditorMessage) => tell({ kind: 'message', message });
  const frames: FakeEditorFrames = {
    asked,
    adopted,
    get connections() {
      return listeners.size;
    },
    answer: ({ type, requestId }) =>
      type === 'marcus-editor/load' ? { type: 'marcus-editor/loaded', requestId } : undefined,
    tell,
    say,
    start() {
      tell({ kind: 'loaded' });
      say({ type: 'marcus-editor/ready' });
    },
    adopt(frame) {
      adopted.push(frame);
      return () => void adopted.splice(adopted.indexOf(frame), 1);
    },
    connect(onEvent) {
      const listener = (event: EditorFrameEvent) => onEvent(event);
      listeners.add(listener);
      return {
        send(request) {
          asked.push(request);
          const message = frames.answer(request);
          if (message) void Promise.resolve().then(() => say(message));
        },
        close: () => void listeners.delete(listener),
      };
    },
  };
  return frames;
}
