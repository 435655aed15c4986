import { rateClassOf } from '../rateClasses';
import type { RateCounter, RateDecision } from '../rateCounter';

/** A counter under test and its clock, in seconds. */
export interface RateCounterUnderTest {
  readonly counter: RateCounter;
  readonly wait: (seconds: number) => void;
}

const depict = rateClassOf('/latest/depiction/generate');
const molfile = rateClassOf('/latest/ocsr/generate_molfile');

/**
 * The rules that every implementation of `RateCounter` must follow.
 *
 * @param open a counter that has seen no requests, with its clock at 1,000 s since 1970
 */
export function rateCounterContract(open: () => Promise<RateCounterUnderTest>): void {
  async function setUp() {
    const { counter, wait } = await open();
    const admitMany = async (times: number, key = 'a') => {
      const admitted: RateDecision[] = [];
      while (admitted.length < times) admitted.push(await counter.admit(key, depict));
      return admitted;
    };
    /** One request more than allowed. */
    const violate = async () => (await admitMany(31)).at(-1);
    return { counter, wait, admitMany, violate };
  }

  test('counts all classes together: seven drawings leave no room for a molfile', async () => {
    const { counter, admitMany } = await setUp();
    await admitMany(7);
    expect(await counter.admit('a', molfile)).toMatchObject({ kind: 'exceeded', current: 7 });
    expect(await counter.admit('b', molfile)).toMatchObject({ kind: 'allowed', current: 1 });
  });

  test('admits no more than the limit of simultaneous requests', async () => {
    const { counter } = await setUp();
    const admitted = await Promise.all(
      Array.from({ length: 40 }, () => counter.admit('a', depict)),
    );
    const allowed = admitted.filter(({ kind }) => kind === 'allowed');
    expect(allowed.map((decision) => 'current' in decision && decision.current).sort()).toEqual(
      Array.from({ length: 30 }, (_, index) => index + 1).sort(),
    );
  });

  test('admits a client again once its requests are a minute old', async () => {
    const { counter, wait, admitMany } = await setUp();
    await admitMany(30);
    wait(60);
    expect(await counter.admit('a', depict)).toMatchObject({ kind: 'allowed', current: 1 });
  });

  test('reports when the oldest request will be a minute old', async () => {
    const { counter, wait } = await setUp();
    await counter.admit('a', depict);
    wait(20);
    expect(await counter.admit('a', depict)).toEqual({
      kind: 'allowed',
      current: 2,
      resetAt: 1060,
    });
  });

  test('blocks longer with each violation, up to five steps', async () => {
    const { wait, violate } = await setUp();
    for (const retryAfter of [15, 30, 45, 60, 75, 75]) {
      expect(await violate()).toMatchObject({ kind: 'exceeded', retryAfter });
      wait(retryAfter + 60);
    }
  });

  test.each([
    ['remembers a client’s violations for an hour', 3600, 30],
    ['forgets a client’s violations after more than an hour', 3601, 15],
  ])('%s', async (_what, seconds, retryAfter) => {
    const { wait, violate } = await setUp();
    expect(await violate()).toMatchObject({ kind: 'exceeded', retryAfter: 15 });
    wait(seconds);
    expect(await violate()).toMatchObject({ kind: 'exceeded', retryAfter });
  });

  test('refuses everything during a penalty', async () => {
    const { counter, wait, violate } = await setUp();
    await violate();
    wait(5);
    expect(await counter.admit('a', molfile)).toEqual({
      kind: 'penalty',
      retryAfter: 10,
      resetAt: 1015,
    });
  });
}
