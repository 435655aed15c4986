import { MANUAL_EDIT } from '../engines';
import { confidenceOf, type Confidence } from '../readingScore';
import { hasStructure, type Structure } from '../structure';

/** How the structure was read. */
export interface RecordReading {
  readonly engine: string;
  readonly program?: string;
  readonly programVersion?: string;
  readonly confidence?: Confidence;
  /** The engine of the reading that was edited by hand. */
  readonly editedFrom?: string;
}

/** @param engineLabel what an engine is called on the screen */
export function readingOf(
  structure: Structure | undefined,
  engineLabel: (engine: string) => string,
): RecordReading | undefined {
  if (!structure || !hasStructure(structure)) return undefined;
  const { engine, program, programVersion } = structure;
  const confidence = confidenceOf(structure);
  const edited =
    engine === MANUAL_EDIT
      ? structure.history.findLast((version) => version.engine !== MANUAL_EDIT)
      : undefined;
  return {
    engine: engineLabel(engine),
    ...(program !== undefined && { program }),
    ...(programVersion !== undefined && { programVersion }),
    ...(confidence && { confidence }),
    ...(edited && { editedFrom: engineLabel(edited.engine) }),
  };
}
