/** @jest-environment node */
import { gateReducer } from './gate.slice';
import type { GateState } from './sessionState';
import {
  placeReported,
  sessionExpired,
  sessionFailed,
  sessionLeft,
  sessionOpened,
  sessionOpening,
} from './lifecycle.slice';

const after = (...actions: Parameters<typeof gateReducer>[1][]) =>
  actions.reduce<GateState | undefined>(gateReducer, undefined)?.passed;

const opened = (status: 'active' | 'waiting') =>
  sessionOpened({ place: { session: { status } }, at: 1 });
const reported = (status: 'active' | 'waiting') =>
  placeReported({ place: { session: { status } }, at: 2, via: 'channel' });

test.each([
  ['closed at first', sessionOpening(), false],
  ['closed while waiting', opened('waiting'), false],
  ['passed once there is a seat', opened('active'), true],
])('the gate is %s', (_what, action, expected) => {
  expect(after(action)).toBe(expected);
});

test('the gate is passed on promotion', () => {
  expect(after(opened('waiting'), reported('active'))).toBe(true);
});

test('the gate stays closed while the session is in the queue', () => {
  expect(after(opened('waiting'), reported('waiting'))).toBe(false);
});

test.each([
  ['a demotion', reported('waiting')],
  ['an expiry', sessionExpired()],
  ['the opening of another session', sessionOpening()],
  ['a place in the queue for the next session', opened('waiting')],
  ['a failure', sessionFailed({ message: 'x', retriesLeft: 0 })],
])('the gate stays passed through %s', (_what, action) => {
  expect(after(opened('active'), action)).toBe(true);
});

test('the gate closes again after the user leaves', () => {
  expect(after(opened('active'), sessionLeft())).toBe(false);
});
