import { verdictInWords } from '../../judgementWords';
import type { Judgement } from '../../judgement';
import type { PageBox } from '../../pageBox';
import type { CompoundRecord } from '../compoundRecord';
import { oneLine } from '../table';

/** What stands at a drawing of an annotated PDF. */
export interface DrawingNote {
  /** Index of the page, from 0. */
  readonly page: number;
  /** On the page as shown, in points from its upper left. */
  readonly box: PageBox;
  /** Letters of ASCII, for the outline. */
  readonly tag: string;
  readonly words: string;
  /** A person judged this very drawing. */
  readonly isChecked: boolean;
  /** Where the text speaks of the compound, as `page` and `box`. */
  readonly spokenOf: readonly { readonly page: number; readonly box: PageBox }[];
}

interface NotedDrawing {
  /** Of the drawing in the article, such as `12` or `12a`. */
  readonly ordinal: string;
  /** The one that stands. */
  readonly judgement: Judgement | undefined;
}

const stated = ({ stated: said }: CompoundRecord, field: 'number' | 'name', called: string) => {
  const statement = said[field];
  if (!statement) return [];
  const doubt = statement.isConfirmed ? '' : ' (found by a program, not confirmed)';
  return [`${called}: ${oneLine(statement.value)}${doubt}`];
};

/** Number, name and structure of the compound, and whether a person checked this drawing of it, a line each. */
export function noteWords(record: CompoundRecord, { ordinal, judgement }: NotedDrawing): string {
  const { smiles, identifiers, reading } = record;
  const verdict =
    judgement?.verdict === 'correct' ? verdictInWords(judgement, () => '') : 'Not checked';
  return [
    `Drawing ${ordinal}: ${verdict}`,
    ...stated(record, 'number', 'Number'),
    ...stated(record, 'name', 'Name'),
    ...(smiles === undefined ? [] : [`SMILES: ${smiles}`]),
    ...(identifiers.inchiKey === undefined ? [] : [`InChIKey: ${identifiers.inchiKey}`]),
    ...(reading === undefined ? [] : [`Read by: ${reading.engine}`]),
  ].join('\n');
}
