/** @jest-environment node */
import type { Action, Reducer } from '@reduxjs/toolkit';
import { replayCommand, type ReplayOptions } from './replayCommand';

const reducer: Reducer<unknown, Action> = (state = { count: 0, made: null }, action) => {
  const count: number = Reflect.get(Object(state), 'count');
  if (action.type === '@@INIT') return { count, made: null };
  if (action.type === 'count/raised') return { ...Object(state), count: count + 1 };
  if (action.type === 'count/dated') return { ...Object(state), made: new Date(0) };
  if (action.type === 'count/broken') throw new Error('No such thing');
  return state;
};

const RAISED = { type: 'count/raised' };

function replay(value: unknown, options: Partial<ReplayOptions> = {}) {
  const lines: string[] = [];
  const problems = replayCommand(
    JSON.stringify(value),
    { diff: false, ...options },
    {
      reducer,
      isKnown: (type) => type.startsWith('count/'),
      build: { version: '2', build: 'b' },
      print: (line) => lines.push(line),
    },
  );
  return { problems, text: lines.join('\n') };
}

const lifted = (states: unknown[], marcus?: object) => ({
  actionsById: {
    1: { action: RAISED, timestamp: 5000 },
    2: { action: RAISED, timestamp: 6500 },
  },
  stagedActionIds: [1, 2],
  computedStates: states.map((state) => ({ state })),
  committedState: { count: 0, made: null },
  ...(marcus && { marcus }),
});
const reached = (count: number) => ({ count, made: null });

test('prints each action with its number and the time since the first', () => {
  const { problems, text } = replay(lifted([reached(1), reached(2)]));
  expect(problems).toBe(0);
  expect(text).toMatch(/1 +\+0\.000 s {2}count\/raised\n +2 +\+1\.500 s {2}count\/raised/);
});

test('prints what an action changed when asked', () => {
  expect(replay([RAISED], { diff: true }).text).toContain('count: 0 → 1');
});

test('stops at the requested action', () => {
  expect(replay([RAISED, RAISED, RAISED], { to: 2 }).text).not.toContain('    3  ');
});

test('counts a state that differs from the recorded one, and says where', () => {
  const { problems, text } = replay(lifted([reached(1), reached(7)]));
  expect(problems).toBe(1);
  expect(text).toContain('count: 7 → 2');
});

test('counts a differing state that is known only by its digest', () => {
  const marcus = { version: '1', build: 'a', savedAt: 'then', digests: ['0', '0'] };
  expect(replay(lifted([], marcus)).problems).toBe(2);
});

test('counts what is not serialisable, in a state and in an action', () => {
  expect(replay([{ type: 'count/dated' }]).text).toContain('not serialisable: state at made');
  const { problems, text } = replay([{ ...RAISED, meta: { file: { $jsan: 'd1' } } }]);
  expect(problems).toBe(1);
  expect(text).toContain('not serialisable: action at meta.file');
});

test('counts an action that a reducer rejects, and continues', () => {
  const { problems, text } = replay([{ type: 'count/broken' }, RAISED], { diff: true });
  expect(problems).toBe(1);
  expect(text).toContain('No such thing');
  expect(text).toContain('count: 0 → 1');
});

test('identifies actions of another version, and names both versions', () => {
  const marcus = { version: '1', build: 'a', savedAt: 'then' };
  const { text } = replay({
    ...lifted([], marcus),
    actionsById: { 1: { action: { type: 'old/gone' } }, 2: { action: RAISED } },
  });
  expect(text).toContain('old/gone  (unknown to this version)');
  expect(text).toMatch(/by version 1 \(a\)\nreplayed by version 2 \(b\)/);
});

test('names the parts of the state that only one version has', () => {
  const { text } = replay({ ...lifted([]), committedState: { count: 0, other: 1 } });
  expect(text).toContain('this version has no state of: other');
});
