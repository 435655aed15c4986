import { placeCheckReducer, placeRefreshFailed } from './placeCheck.slice';
import { rateLimitReducer } from './rateLimit.slice';
import {
  placeRefreshRequested,
  placeReported,
  rateLimited,
  sessionExpired,
  sessionOpened,
} from './lifecycle.slice';

const place = { session: { status: 'waiting' } } as const;
const FIRST = sessionOpened({ place, at: 1_000 });

describe('the latest check of our place', () => {
  const after = (...actions: Parameters<typeof placeCheckReducer>[1][]) =>
    actions.reduce(placeCheckReducer, placeCheckReducer(undefined, { type: '' }));

  it.each([
    ['nothing', [], { answeredAt: null, question: 'none' }],
    ['an opening', [FIRST], { answeredAt: 1_000, question: 'none' }],
    ['a request', [FIRST, placeRefreshRequested()], { answeredAt: 1_000, question: 'asked' }],
    [
      'a failed request',
      [FIRST, placeRefreshRequested(), placeRefreshFailed()],
      { answeredAt: 1_000, question: 'failed' },
    ],
    [
      'any answer',
      [FIRST, placeRefreshRequested(), placeReported({ place, at: 2_000, via: 'channel' })],
      { answeredAt: 2_000, question: 'none' },
    ],
    [
      'the answer that the session has expired',
      [FIRST, placeRefreshRequested(), sessionExpired()],
      { answeredAt: 1_000, question: 'none' },
    ],
  ])('is known after %s', (_what, actions, expected) => {
    expect(after(...actions)).toEqual(expected);
  });
});

describe('a rate limit', () => {
  const before = rateLimitReducer(undefined, { type: '' });

  it('lasts as many seconds as the services said', () => {
    const limited = rateLimited({ retryAfterS: 7, message: 'Slow down', at: 1_000 });
    expect(rateLimitReducer(before, limited)).toEqual({ until: 8_000, message: 'Slow down' });
  });

  it('without a time, is not counted down', () => {
    expect(rateLimitReducer(before, rateLimited({ message: 'Slow down', at: 1 }))).toBe(before);
  });
});
