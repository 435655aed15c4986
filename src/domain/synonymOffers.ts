import { foldedName } from './checks/foldedName';
import { isNoName } from './checks/noName';
import { COMPOUND_FIELD_LIMITS, type CompoundDraft } from './compoundDraft';
import { isDoubtfulLabel, saidOrProposed, type CompoundLabel } from './compoundLabel';
import { eachNameOnce, synonymsOf } from './synonyms';

/**
 * Names that the article gives to the compound and that are neither its name nor among its synonyms: to be offered,
 * never filled in. Where the text gives the number several names, they may be those of several compounds; only the
 * one with the name that is shown counts.
 */
export function synonymOffers(label: CompoundLabel | undefined, said: CompoundDraft): string[] {
  if (!label || isDoubtfulLabel(label) || label.kind === 'numbers') return [];
  const shown = saidOrProposed(label, said).name ?? '';
  const taken = new Set([shown, ...synonymsOf(said.synonyms)].map(foldedName));
  const stated = (label.statedNames ?? []).map(({ name, otherNames = [] }) => [
    name,
    ...otherNames,
  ]);
  const own = stated.filter(
    (names) => stated.length === 1 || names.map(foldedName).includes(foldedName(shown)),
  );
  const found = [label.name, label.captionName, ...own.flat()].filter((name) => name !== undefined);
  return eachNameOnce(found).filter(
    (name) => !taken.has(foldedName(name)) && !isNoName(name) && !/[\r\n]/.test(name),
  );
}

/** The synonyms with one more; `undefined` if there is no room for it. */
export function withSynonym(synonyms: string | undefined, name: string): string | undefined {
  const text = [...synonymsOf(synonyms), name].join('\n');
  return text.length <= COMPOUND_FIELD_LIMITS.synonyms ? text : undefined;
}
