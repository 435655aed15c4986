import { writeFile } from 'node:fs/promises';
import { knownFileBytes } from '../tools/known/knownFileBytes';

/** Writes a file of known compounds for `MARCUS_KNOWN`. */
export const writeKnownFile = (file: string, inchiKeys: readonly string[]): Promise<void> =>
  writeFile(
    file,
    knownFileBytes({ source: 'COCONUT', release: 'made.csv', day: '2026-05-01' }, inchiKeys),
  );
