import type { Article } from '../article';
import { compoundRecordsOf, type CompoundRecord } from '../exports/compoundRecord';
import { structureText, type Identifiers } from '../identifiers';
import type { Work } from '../work';
import { drawingsOf } from '../workDrawings';

/** What the services have said of a structure, by its text. */
export type KnownIdentifiers = (text: string) => Identifiers | undefined;

/**
 * The records of an article that need not be open, one a compound, in its order.
 *
 * @param article as it is cited
 */
export function articleRecords(
  work: Work,
  article: Article,
  identifiersOf: KnownIdentifiers,
  engineLabel: (engine: string) => string,
): CompoundRecord[] {
  const drawings = drawingsOf(work).map((drawing) => {
    const text = drawing.structure && structureText(drawing.structure);
    return {
      ...drawing,
      ...{ article, engineLabel },
      isSelected: work.segments.selected.includes(drawing.segment.id),
      identifiers: text === undefined ? undefined : identifiersOf(text),
    };
  });
  return compoundRecordsOf(drawings);
}

/** The texts of all structures of an article, each once. */
export const structureTexts = ({ structures }: Work): string[] => [
  ...new Set(structures.flatMap((structure) => structureText(structure) ?? [])),
];
