import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import { delay, race, take, call, type SagaGenerator } from '@/lib/saga/effects';
import type { EditorFrameEvent, EditorFrames } from '@/platform/editorFrames';
import type { EditorMessage } from '@/platform/editorMessages';
import type { EditorRequest } from '@/platform/editorRequests';
import { ANSWER_LIMIT_MS } from './editorPolicy';

/** The editor's frame as sagas use it. */
export interface EditorChannel {
  readonly events: EventChannel<EditorFrameEvent>;
  send(request: EditorRequest): void;
  close(): void;
}

/** Answers and changes while the saga is busy. */
const EXPECTED_BURST = 16;

export function openEditorChannel(frames: EditorFrames): EditorChannel {
  let send: (request: EditorRequest) => void = () => undefined;
  const events = eventChannel<EditorFrameEvent>((emit) => {
    const connection = frames.connect(emit);
    send = (request) => connection.send(request);
    return () => connection.close();
  }, buffers.expanding<EditorFrameEvent>(EXPECTED_BURST));
  return { events, send: (request) => send(request), close: () => events.close() };
}

const ANSWER_TYPES = {
  'marcus-editor/load': 'marcus-editor/loaded',
  'marcus-editor/read': 'marcus-editor/structure',
} as const;

type Question = Extract<EditorRequest, { type: keyof typeof ANSWER_TYPES }>;

type AnswerTo<Request extends Question> = Extract<
  EditorMessage,
  { type: (typeof ANSWER_TYPES)[Request['type']] }
>;

/**
 * Sends a request to the editor and waits for the answer to it.
 *
 * @throws Error in the editor's words, or if no answer comes in time
 */
export function* askEditor<Request extends Question>(
  channel: EditorChannel,
  request: Request,
): SagaGenerator<AnswerTo<Request>> {
  channel.send(request);
  const { answer } = yield* race({
    answer: call(answerTo<Request>, channel, request),
    late: delay(ANSWER_LIMIT_MS),
  });
  if (answer) return answer;
  throw new Error(`The editor did not answer within ${ANSWER_LIMIT_MS / 1000} seconds`);
}

function* answerTo<Request extends Question>(
  { events }: EditorChannel,
  { requestId, type }: Request,
): SagaGenerator<AnswerTo<Request>> {
  for (;;) {
    const event = yield* take(events);
    if (event.kind !== 'message') continue;
    const { message } = event;
    if (!('requestId' in message) || message.requestId !== requestId) continue;
    if (message.type === 'marcus-editor/failed') throw new Error(message.message);
    if (isAnswer<Request>(message, type)) return message;
  }
}

const isAnswer = <Request extends Question>(
  message: EditorMessage,
  type: Request['type'],
): message is AnswerTo<Request> => message.type === ANSWER_TYPES[type];
