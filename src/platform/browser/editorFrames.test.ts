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
  ['a request', { type: 'marcus-editor/read', requestId: 'a', isPattern: false }, {}],
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
  const request = { type: 'marcus-editor/read', requestId: 'a', isPattern: false } as const;
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

describe('an editor that is started ahead', () => {
  const prepare = () => {
    const { frames, heard } = show();
    const end = frames.prepare();
    const [, frame] = document.querySelectorAll('iframe');
    const say = (data: unknown) =>
      window.dispatchEvent(
        new MessageEvent('message', { data, origin, source: frame!.contentWindow }),
      );
    return { end, frame: frame!, heard, say };
  };

  test('is where nobody meets it, until it has started', () => {
    const { frame, heard, say } = prepare();
    expect(frame.src).toBe(`${origin}/ketcher/index.html`);
    expect([frame.inert, frame.ariaHidden]).toEqual([true, 'true']);
    say({ eventType: 'init' });
    expect(frame.isConnected).toBe(true);
    say(READY);
    expect(frame.isConnected).toBe(false);
    expect(heard).toEqual([]);
  });

  test('can be ended before', () => {
    const { end, frame } = prepare();
    end();
    end();
    expect(frame.isConnected).toBe(false);
  });
});
