import { isNoName } from '../../checks/noName';
import type { CompoundRecord } from '../compoundRecord';
import { confirmed } from '../statements';
import { oneLine } from '../table';
import type { Need } from './handOver';

/** The name that a person said or confirmed, on one line; empty without one that names something. */
export function nameOf(record: CompoundRecord): string {
  const name = oneLine(confirmed(record, 'name') ?? '');
  return isNoName(name) ? '' : name;
}

/** The organism that a person said the compound was isolated from, on one line; empty without one. */
export const sourceOf = (record: CompoundRecord): string =>
  record.relation === 'isolated' ? oneLine(confirmed(record, 'organism') ?? '') : '';

/** Empty where it is not known. */
export const doiOf = ({ article }: CompoundRecord): string => oneLine(article.doi ?? '');

/** The number that a person confirmed, otherwise the drawing's place; a supplement numbers its own. */
export function referenceOf(record: CompoundRecord): string {
  const number = oneLine(confirmed(record, 'number') ?? record.drawings[0].place);
  return record.article.supplement === undefined ? number : `supplement-${number}`;
}

const need = (words: string, valueOf: (record: CompoundRecord) => string): Need => ({
  words,
  isMet: (record) => valueOf(record) !== '',
});

/** What importers ask for, by what it is called. */
export const NEEDS = {
  smiles: need('SMILES', ({ smiles }) => smiles ?? ''),
  name: need('confirmed name', nameOf),
  source: need('source organism', sourceOf),
  doi: need('DOI', doiOf),
  inchiKey: need('InChIKey', ({ identifiers }) => identifiers.inchiKey ?? ''),
} as const satisfies Readonly<Record<string, Need>>;
