/**
 * Lets everything settle that only waits for promises. Saga effects and RTK Query resolve over several
 * microtasks; under jest's fake timers none of them needs time to pass.
 */
export async function flush(rounds = 30): Promise<void> {
  for (let i = 0; i < rounds; i += 1) await Promise.resolve();
}
