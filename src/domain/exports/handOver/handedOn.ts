import { isNoName } from '../../checks/noName';
import { foldedName } from '../../checks/foldedName';
import type { CompoundOrganism } from '../../compoundSources';
import { synonymsOf } from '../../synonyms';
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

/** All of them with what was said of each; the first is the one that other databases take. */
export function sourcesOf(record: CompoundRecord): readonly CompoundOrganism[] {
  const others = record.otherSources ?? [];
  const organism = sourceOf(record);
  if (organism === '') return others;
  const [part, location] = [confirmed(record, 'part'), confirmed(record, 'location')];
  const ecosystem = confirmed(record, 'ecosystem');
  const own = {
    ...(part !== undefined && { part }),
    ...(location !== undefined && { location }),
    ...(ecosystem !== undefined && { ecosystem }),
  };
  return [{ organism, ...own }, ...others];
}

/** What else a person called it: not what is its name already. */
export const synonymsIn = (record: CompoundRecord): readonly string[] =>
  synonymsOf(confirmed(record, 'synonyms'))
    .map(oneLine)
    .filter((synonym) => foldedName(synonym) !== foldedName(nameOf(record)));

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
