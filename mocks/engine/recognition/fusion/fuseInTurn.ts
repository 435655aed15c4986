import { fuseReadings, type Fusion } from './fuseReadings';
import type { ProgramReading } from './programReading';

/**
 * Fuses what programs read in turn, until two agree exactly: those after them are not asked.
 *
 * @param readings undefined for a program that read nothing
 * @returns what they say, undefined if they read nothing, and the number of programs that had to be asked
 */
export function fuseInTurn<Reading extends ProgramReading>(
  readings: readonly (Reading | undefined)[],
): { readonly fusion: Fusion<Reading> | undefined; readonly asked: number } {
  const heard: Reading[] = [];
  let fusion: Fusion<Reading> | undefined;
  for (const [place, reading] of readings.entries()) {
    if (!reading) continue;
    heard.push(reading);
    fusion = fuseReadings(heard);
    if (fusion?.agreedExactly) return { fusion, asked: place + 1 };
  }
  return { fusion, asked: readings.length };
}
