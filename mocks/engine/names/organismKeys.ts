/** Signs of fossils and doubt, quotation marks, and the brackets of `[Candida] albicans`. */
const SIGNS = /[[\]†?"'“”‘’]/g;

/** A subgenus, or the author of an earlier name. */
const IN_BRACKETS = /\([^)]*\)/g;

/** Status of a name (`Candidatus Liberibacter`), or of a genus that is a hybrid. */
const BEFORE_THE_GENUS = /^(?:candidatus|x) /;

/** `Mentha × piperita`; parents, in `Citrus maxima × Citrus medica`, stand apart. */
const HYBRID = /^(\S+) x (?=\S)/;

/** An abbreviated genus names many. */
const GENUS = /^\p{L}[\p{L}-]{2,}$/u;
const EPITHET = /^\p{L}[\p{L}-]+$/u;

/** The key under which an organism's name is listed: ways of writing the same name have the same key. */
export const organismKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(IN_BRACKETS, ' ')
    .replace(SIGNS, '')
    .replace(/×/g, ' x ')
    .replace(/[\s_]+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(BEFORE_THE_GENUS, '')
    .replace(HYBRID, '$1 ');

/**
 * The keys to look an organism up by, the most telling first: all of it, its species without authors, varieties and
 * strains, and its genus, which is all that `sp.`, `cf.` and hybrids of two species leave.
 */
export function organismKeys(name: string): string[] {
  const whole = organismKey(name);
  const [genus = '', epithet = '', ...rest] = whole.split(' ');
  if (!GENUS.test(genus)) return [];
  const isSpecies = EPITHET.test(epithet) && !rest.includes('x');
  return [...new Set([whole, ...(isSpecies ? [`${genus} ${epithet}`] : []), genus])];
}
