import { fuseReadings, type Fusion } from './fuseReadings';
import type { ProgramReading } from './programReading';

/** What programs say together that are asked in turn. */
export interface FusionInTurn<Reading extends ProgramReading> {
  /** Undefined if none of them read anything. */
  readonly fusion: Fusion<Reading> | undefined;
  /** The number of programs that had to be asked. */
  readonly asked: number;
}

/**
 * Fuses what programs read in turn, until two agree exactly: those after them are not asked.
 *
 * @param readings undefined for a program that read nothing
 */
export function fuseInTurn<Reading extends ProgramReading>(
  readings: readonly (Reading | undefined)[],
): FusionInTurn<Reading> {
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
