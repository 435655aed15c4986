import type { EditorFrameEvent, EditorFrames } from '@/platform/editorFrames';
import type { EditorMessage } from '@/platform/editorMessages';
import type { EditorRequest } from '@/platform/editorRequests';

/** The answer of the editor in the frame to a request; none if `undefined`. */
type Answer = (request: EditorRequest) => EditorMessage | undefined;

export interface FakeEditorFrames extends EditorFrames {
  /** All requests to the editor, in order. */
  readonly asked: readonly EditorRequest[];
  /** How many sagas are listening; 0 when everything is closed. */
  readonly connections: number;
  readonly adopted: readonly HTMLIFrameElement[];
  /** What happened to the editor that was started ahead. */
  readonly prepared: readonly ('started' | 'ended')[];
  /** By default answers every load, and returns nothing when read. */
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
  const prepared: ('started' | 'ended')[] = [];
  const tell = (event: EditorFrameEvent) => [...listeners].forEach((listen) => listen(event));
  const say = (message: EditorMessage) => tell({ kind: 'message', message });
  const frames: FakeEditorFrames = {
    asked,
    adopted,
    prepared,
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
    prepare() {
      prepared.push('started');
      return () => void prepared.push('ended');
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
