/** An abbreviated genus, as texts write it after its first mention: `A. annua`, `Ps. aeruginosa`. */
const ABBREVIATED = /^([A-Z][a-z]{0,2})\.\s*(\S.*)$/;

/** A full genus and what follows it: `Artemisia annua`. */
const BINOMIAL = /^([A-Z])[a-z]+ ([a-z]\S.*)$/;

function isShortFor(name: string, full: string): boolean {
  const [, genus = '', rest = ''] = ABBREVIATED.exec(name) ?? [];
  return rest !== '' && full !== name && full.startsWith(genus) && full.endsWith(` ${rest}`);
}

/** Removes duplicate organisms; a name with an abbreviated genus is replaced by the full name. */
export const withoutAbbreviations = (names: readonly string[]): string[] =>
  names.filter((name) => !names.some((full) => isShortFor(name, full)));

/** The ways a text may write a name: in full and with its genus abbreviated. */
export function writtenForms(name: string): string[] {
  const [, initial, rest] = BINOMIAL.exec(name) ?? [];
  return initial === undefined ? [name] : [name, `${initial}. ${rest}`];
}
