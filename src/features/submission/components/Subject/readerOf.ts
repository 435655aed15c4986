import { engineLabel, standInNotice } from '@/domain/engines';

interface Read {
  readonly engine: string;
  readonly program?: string | undefined;
  readonly programVersion?: string | undefined;
}

/** The engine, or the program that really answered in its place. */
export function readerOf({ engine, program, programVersion = '' }: Read): string {
  const label = engineLabel(engine);
  if (program === undefined || program === label) return label;
  return standInNotice({ program, version: programVersion, standsInFor: engine }) ?? label;
}
