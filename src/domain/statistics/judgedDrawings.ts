import { FROM_FILE, FROM_NAME, MANUAL_EDIT, type Read } from '../engines';
import type { Judgement, RejectReason } from '../judgement';
import { presentText } from '../missing';
import { scoreWord, type ScoreWord } from '../readingScore';
import { hasStructure, type Structure, type StructureVersion } from '../structure';
import type { Work } from '../work';
import { drawingsOf } from '../workDrawings';

/** What became of the reading that a person judged. */
export type ReadingOutcome = 'unchanged' | 'corrected' | 'rejected';

/** A drawing whose judgement stands, as it is counted. */
export interface JudgedDrawing {
  readonly verdict: Judgement['verdict'];
  /** Only of a rejection. */
  readonly reason?: RejectReason;
  /** ISO 8601, UTC; absent for judgements made before the time was kept. */
  readonly at?: string;
  readonly by?: string;
  /** Accepted with others, and not looked at: it says nothing of the reading. */
  readonly isUnseen: boolean;
  /** Absent where the judgement says nothing of a program's reading. */
  readonly reading?: {
    /** Who read, as the screen says it. */
    readonly reader: string;
    /** How sure it was; absent if nobody states that. */
    readonly word?: ScoreWord;
    readonly outcome: ReadingOutcome;
  };
}

export interface JudgedArticle {
  /** Drawings, judged or not. */
  readonly total: number;
  readonly judged: readonly JudgedDrawing[];
}

/** Of what no program read. */
const OTHERS: readonly string[] = [MANUAL_EDIT, FROM_NAME, FROM_FILE];

const isNotRead = ({ engine, selectedFromComparison }: StructureVersion): boolean =>
  OTHERS.includes(engine) || selectedFromComparison === true;

/** What a program proposed before a person took or drew something else. */
const proposed = (structure: Structure): StructureVersion | undefined =>
  [...structure.history, structure].findLast(
    (version) => !isNotRead(version) && hasStructure(version),
  );

/** A rejection of the drawing itself, such as a fragment, says nothing of how it was read. */
function outcomeOf(
  judgement: Judgement,
  structure: Structure,
  reading: StructureVersion,
): ReadingOutcome | undefined {
  if (judgement.verdict === 'rejected') {
    return judgement.reason === 'wrongReading' ? 'rejected' : undefined;
  }
  const isSame = presentText(structure.smiles) === presentText(reading.smiles);
  return isSame ? 'unchanged' : 'corrected';
}

function readingIn(
  judgement: Judgement,
  structure: Structure | undefined,
  nameOf: (read: Read) => string,
): Pick<JudgedDrawing, 'reading'> {
  const reading = structure && proposed(structure);
  const outcome = reading && outcomeOf(judgement, structure, reading);
  if (!outcome) return {};
  const word = scoreWord(reading);
  const reader = nameOf({ engine: reading.engine, program: reading.program });
  return { reading: { reader, ...(word && { word }), outcome } };
}

/** The drawings of an article that a person has judged, in its order. */
export function judgedArticle(work: Work, nameOf: (read: Read) => string): JudgedArticle {
  const drawings = drawingsOf(work);
  const judged = drawings.flatMap(({ judgement, structure }): JudgedDrawing[] => {
    if (!judgement) return [];
    const { verdict, at, by } = judgement;
    return [
      {
        verdict,
        ...(judgement.verdict === 'rejected' && { reason: judgement.reason }),
        ...(at !== undefined && { at }),
        ...(by !== undefined && { by }),
        isUnseen: judgement.verdict === 'correct' && judgement.unseenAmong !== undefined,
        ...readingIn(judgement, structure, nameOf),
      },
    ];
  });
  return { total: drawings.length, judged };
}
