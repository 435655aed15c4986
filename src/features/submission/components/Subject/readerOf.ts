import { engineLabel, isPublished, standInNotice } from '@/domain/engines';
import type { SubmissionTarget } from '@/domain/submission/submissionTarget';

type Read = Pick<SubmissionTarget, 'engine' | 'engineName' | 'program' | 'programVersion'>;

/** The engine, or the program that did the recognition in its place. */
export function readerOf({ engine, engineName, program, programVersion = '' }: Read): string {
  const label = engineName ?? engineLabel(engine);
  if (program === undefined || program === label || !isPublished(engine)) return label;
  return standInNotice({ program, version: programVersion, standsInFor: engine }) ?? label;
}
