import { standardLetters, type Alphabet } from '../lines/letterShapes/standardLetters';
import type { EnginePorts } from './enginePorts';

const kept = new WeakMap<EnginePorts, Promise<readonly Alphabet[]>>();

/** The shapes of the standard fonts' letters, painted when they are first needed. */
export function keptLetters(ports: EnginePorts): Promise<readonly Alphabet[]> {
  const known = kept.get(ports);
  if (known) return known;
  const painted = standardLetters(ports).catch((error: unknown) => {
    kept.delete(ports);
    throw error;
  });
  kept.set(ports, painted);
  return painted;
}
