import type { CompoundRecord } from '@/domain/exports/compoundRecord';
import { inScope, namedOnly } from '@/domain/exports/exportPlan';
import { ORGANISM_RELATION_NAMES } from '@/domain/compoundDraft';
import { pageAddress } from '@/domain/compoundLink';
import { synonymsOf } from '@/domain/synonyms';
import { formatMoment } from '@/domain/formatMoment';

const counted = (count: number, one: string, several: string): string =>
  `${count} ${count === 1 ? one : several}`;

/** What was checked, and what the report leaves out. */
export function countsInWords(records: readonly CompoundRecord[]): string {
  const shown = inScope(records, 'all').length;
  const checked = inScope(records, 'checked').length;
  const leftOut = namedOnly(records).length;
  const others =
    leftOut > 0
      ? ` ${counted(leftOut, 'drawing was', 'drawings were')} rejected or could not be read, and left out.`
      : '';
  const unreadCount = records.length - shown - leftOut;
  const unread =
    unreadCount > 0 ? ` ${counted(unreadCount, 'drawing was', 'drawings were')} not read.` : '';
  return `${checked} of ${counted(shown, 'compound', 'compounds')} checked by a person.${others}${unread}`;
}

/** What printing waits for. */
export const drawingsLeftInWords = (left: number): string =>
  `${counted(left, 'drawing', 'drawings')} left`;

/** What stands as SMILES instead; `undefined` if everything is drawn. */
export const notDrawnInWords = (failed: number): string | undefined =>
  failed > 0
    ? `${counted(failed, 'structure', 'structures')} could not be drawn; the SMILES stands instead.`
    : undefined;

/** Who judged the structure and when; of an unchecked one, that nobody did. */
export function judgementInWords({ status, judgement, reading }: CompoundRecord): string {
  if (status !== 'Verified') {
    const doubt = status === 'Doubtful' ? ', doubtful' : '';
    return `Not checked${doubt}${reading ? `: as read by ${reading.engine}` : ''}`;
  }
  const by = judgement?.by === undefined ? '' : ` by ${judgement.by}`;
  const at = judgement?.at === undefined ? '' : `, ${formatMoment(judgement.at)}`;
  return `Checked as correct${by}${at}`;
}

/** Pages of all its drawings. */
export function pagesInWords({ drawings }: CompoundRecord): string {
  const pages = [...new Set(drawings.map(({ pageNumber }) => pageNumber))];
  return `${pages.join(', ')} (${counted(drawings.length, 'drawing', 'drawings')})`;
}

/** The fields of a compound in their order; those of which nothing is known are absent. */
export function factsOf(
  record: CompoundRecord,
): readonly (readonly [term: string, fact: string])[] {
  const { stated, identifiers, relation, article } = record;
  const said = (field: keyof typeof stated): string | undefined => {
    const statement = stated[field];
    return (
      statement && `${statement.value}${statement.isConfirmed ? '' : ' (found, not confirmed)'}`
    );
  };
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['Synonyms', synonymsOf(stated.synonyms?.value).join('; ') || undefined],
    ['InChIKey', identifiers.inchiKey],
    [ORGANISM_RELATION_NAMES[relation], said('organism')],
    ['Part', said('part')],
    ['Place', said('location')],
    ['Ecosystem', said('ecosystem')],
    ['Page', pagesInWords(record)],
    ['DOI', article.doi],
    ['Judged', judgementInWords(record)],
    ['Note', said('note')],
    ['Link', pageAddress(stated.link?.value)],
  ];
  return facts.flatMap(([term, fact]) => (fact === undefined ? [] : [[term, fact] as const]));
}
