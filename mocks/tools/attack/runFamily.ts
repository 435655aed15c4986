import type { Attack, Family, Target } from './attackTypes';
import { requireWell } from './wellness';

const LIMIT_MS = 30_000;

export interface FamilyOutcome {
  readonly name: string;
  readonly attempted: number;
  readonly held: number;
  /** One line for each attack that was not withstood. */
  readonly breaches: readonly string[];
}

/**
 * Runs the attacks one after the other; each is withstood if the services can do an ordinary job afterwards.
 */
export async function runFamily(
  { name, attacks }: Family,
  target: Target,
  isShort: boolean,
): Promise<FamilyOutcome> {
  const chosen = attacks.filter(({ isLong = false }) => !isShort || !isLong);
  const breaches: string[] = [];
  for (const attack of chosen) {
    const breach = await attempt(attack, target);
    if (breach !== null) breaches.push(`${name}, ${attack.name}: ${breach}`);
  }
  return { name, attempted: chosen.length, held: chosen.length - breaches.length, breaches };
}

async function attempt(attack: Attack, target: Target): Promise<string | null> {
  const { limitMs = LIMIT_MS } = attack;
  // Aborts an attack that exceeds its time, so that the next one doesn't have to wait for it.
  const control = new AbortController();
  try {
    await within(limitMs, attack.run(target.until(control.signal)));
    await within(LIMIT_MS, requireWell(target));
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    control.abort();
  }
}

/** @throws Error when it takes longer, in ms */
async function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no end after ${limitMs / 1000} s`)), limitMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
