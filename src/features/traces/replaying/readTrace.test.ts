/** @jest-environment node */
import { readTrace } from './readTrace';
import { TraceError } from './traceError';

const A = { type: 'a', payload: 1 };
const B = { type: 'b' };
const lifted = (fields: object = {}) => ({
  actionsById: {
    0: { type: 'PERFORM_ACTION', action: { type: '@@INIT' }, timestamp: 1 },
    1: { type: 'PERFORM_ACTION', action: A, timestamp: 2 },
    2: { type: 'PERFORM_ACTION', action: B, timestamp: 3 },
  },
  stagedActionIds: [0, 1, 2],
  skippedActionIds: [],
  computedStates: [{ state: 0 }, { state: 1 }, { state: 2 }],
  committedState: 7,
  ...fields,
});
const read = (value: unknown) => readTrace(JSON.stringify(value));
const actionsOf = (value: unknown) => read(value).steps.map(({ action }) => action);

test.each([
  ['the whole lifted state', lifted()],
  ['a custom export', { payload: JSON.stringify([A, B]), preloadedState: '7' }],
  ['a custom export whose parts are not strings', { payload: [A, B], preloadedState: 7 }],
])('reads %s', (_what, value) => {
  expect(actionsOf(value)).toEqual([A, B]);
  expect(read(value).start).toBe(7);
});

test('reads a list of actions, which starts from the application’s own state', () => {
  expect(actionsOf([A, B])).toEqual([A, B]);
  expect(read([A, B]).start).toBeUndefined();
});

test('gives each action of a lifted state its own time and state', () => {
  expect(read(lifted()).steps).toEqual([
    { action: A, at: 2, state: 1 },
    { action: B, at: 3, state: 2 },
  ]);
});

test('ignores actions that were skipped in DevTools', () => {
  expect(actionsOf(lifted({ skippedActionIds: [1] }))).toEqual([B]);
});

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const PROTOTYPE = '[{"type":"a","payload":{"__proto__":{"x":1}}}]';

test.each([
  ['empty', '', 'not JSON'],
  ['HTML', '<!doctype html>', 'not JSON'],
  ['another JSON file', '{"name":"marcus"}', 'neither actionsById nor payload'],
  ['a number', '1', 'neither actionsById nor payload'],
  ['a list of actions without a type', '[{"payload":1}]', 'type'],
  ['an export whose payload has the wrong type', '{"payload":5}', 'payload'],
  ['an export whose payload is not JSON', '{"payload":"["}', 'not JSON'],
  ['nested too deeply', nested(100_000), 'nested deeper'],
  [
    'nested too deeply inside a string',
    JSON.stringify({ payload: nested(100_000) }),
    'nested deeper',
  ],
  ['setting a prototype', PROTOTYPE, '__proto__'],
  ['setting a prototype inside a string', JSON.stringify({ payload: PROTOTYPE }), '__proto__'],
  ['missing one of its actions', JSON.stringify(lifted({ stagedActionIds: [9] })), 'action 9'],
  [
    'an export whose staged ids have the wrong type',
    JSON.stringify(lifted({ stagedActionIds: 'x' })),
    'staged',
  ],
  ['too large', ' '.repeat(64 * 1024 * 1024 + 1), 'larger than 64 MiB'],
])('refuses a file that is %s', (_what, text, reason) => {
  expect(() => readTrace(text)).toThrow(TraceError);
  expect(() => readTrace(text)).toThrow(reason);
});
