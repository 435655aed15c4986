import { childSeconds, measureChild } from './childCpuTime';

describe('childSeconds', () => {
  test.each([
    ['0m0.01s 0m0.00s\n0m1.25s 0m0.08s\n', 1.33],
    ['0m0.010000s 0m0.000000s\n2m3.500000s 0m1.000000s\n', 124.5],
  ])('adds user and system time of the children of %j', (times, seconds) => {
    expect(childSeconds(times)).toBeCloseTo(seconds, 6);
  });

  test.each(['', '0m0.01s 0m0.00s', 'real 1.2'])('refuses %j', (times) => {
    expect(() => childSeconds(times)).toThrow('Not the output of times');
  });
});

describe('measureChild', () => {
  test('passes arguments on unchanged and returns what the program printed', async () => {
    const { result, cpuS } = await measureChild('printf', ['%s', 'a b; $HOME']);
    expect(result).toBe('a b; $HOME');
    expect(cpuS).toBeGreaterThanOrEqual(0);
  });

  test('counts the program’s CPU time, but not the time it waits', async () => {
    const busy = 'const { cpuUsage } = process; while (cpuUsage().user < 3e5);';
    const { cpuS } = await measureChild(process.execPath, ['-e', busy]);
    expect(cpuS).toBeGreaterThan(0.3);
  });
});
