import { Standstill } from './standstill';

const PERIOD_MS = 5_000;

function setUp() {
  let time = 1_763_650_000_000;
  const standstill = new Standstill(PERIOD_MS, () => time);
  const wait = (ms: number) => {
    time += ms;
  };
  return { standstill, wait };
}

test('there is no standstill before the next mark is due', () => {
  const { standstill, wait } = setUp();
  wait(PERIOD_MS - 1);
  expect(standstill.take()).toBe(0);
});

test('the delay of a late mark counts as standstill, and is reported once', () => {
  const { standstill, wait } = setUp();
  wait(PERIOD_MS + 700);
  expect([standstill.take(), standstill.take()]).toEqual([700, 0]);
});

test('each further delay is reported separately', () => {
  const { standstill, wait } = setUp();
  wait(PERIOD_MS + 700);
  standstill.take();
  wait(300);
  expect(standstill.take()).toBe(300);
});

test('a mark starts the next period', () => {
  const { standstill, wait } = setUp();
  wait(PERIOD_MS + 700);
  standstill.mark();
  wait(PERIOD_MS);
  expect(standstill.take()).toBe(0);
});
