/** @jest-environment jsdom */
import type { EditorFrameEvent } from '../editorFrames';
import { createEditorFrames } from './editorFrames';

const READY = { type: 'marcus-editor/ready' };
const { origin } = window.location;

function show() {
  const frames = createEditorFrames(window);
  const frame = document.body.appendChild(document.createElement('iframe'));
  const heard: EditorFrameEvent[] = [];
  const connection = frames.connect((event) => heard.push(event));
  const release = frames.adopt(frame);
  const post = (data: unknown, from: Partial<MessageEventInit> = {}) =>
    window.dispatchEvent(
      new MessageEvent('message', { data, origin, source: frame.contentWindow, ...from }),
    );
  return { frames, frame, heard, connection, release, post };
}

afterEach(() => document.body.replaceChildren());

test('loads the editor’s page, and reports when it is there', () => {
  const { frame, heard } = show();
  expect(frame.src).toBe(`${origin}/ketcher/index.html`);
  frame.dispatchEvent(new Event('load'));
  expect(heard).toEqual([{ kind: 'loaded' }]);
});

test('passes on the frame’s messages', () => {
  const { heard, post } = show();
  post(READY);
  expect(heard).toEqual([{ kind: 'message', message: READY }]);
});

test.each([
  ['another origin', READY, { origin: 'https://evil.example' }],
  ['an origin without a name', READY, { origin: 'null' }],
  ['another window', READY, { source: window }],
  ['no window', READY, { source: null }],
  ['an unknown word', { type: 'marcus-editor/run', code: 'x' }, {}],
  ['Ketcher’s own words', { eventType: 'init' }, {}],
  ['a word with more than belongs to it', { ...READY, more: 1 }, {}],
  ['a request', { type: 'marcus-editor/read', requestId: 'a' }, {}],
  ['a structure without a molfile', { type: 'marcus-editor/structure', requestId: 'a' }, {}],
  ['text', '{"type":"marcus-editor/ready"}', {}],
  ['nothing', null, {}],
])('ignores messages of %s', (_what, data, from) => {
  const { heard, post } = show();
  post(data, from);
  expect(heard).toEqual([]);
});

test('sends only to its frame, and only to its own origin', () => {
  const { frame, connection, release } = show();
  const posted = jest.spyOn(frame.contentWindow!, 'postMessage').mockImplementation();
  const request = { type: 'marcus-editor/read', requestId: 'a' } as const;
  connection.send(request);
  expect(posted.mock.calls).toEqual([[request, origin]]);
  release();
  connection.send(request);
  expect(posted).toHaveBeenCalledTimes(1);
});

test.each([
  ['closed', ({ connection }: ReturnType<typeof show>) => connection.close()],
  ['given back', ({ release }: ReturnType<typeof show>) => release()],
])('ignores everything once it is %s', (_what, end) => {
  const shown = show();
  end(shown);
  shown.post(READY);
  shown.frame.dispatchEvent(new Event('load'));
  expect(shown.heard).toEqual([]);
});

test('ignores a frame that was replaced by another', () => {
  const { frames, frame, heard, post } = show();
  const next = document.body.appendChild(document.createElement('iframe'));
  frames.adopt(next);
  post(READY);
  expect(heard).toEqual([]);
  post(READY, { source: next.contentWindow });
  expect(heard).toHaveLength(1);
  expect(frame).not.toBe(next);
});
