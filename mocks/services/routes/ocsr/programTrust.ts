import type { CheckedReadings } from '../../../engine/recognition/fusion/measuredShare';

export type { CheckedReadings };

/** What programs read in the drawings that were checked in this installation, by their names. */
export type ProgramTrust = ReadonlyMap<string, CheckedReadings>;
