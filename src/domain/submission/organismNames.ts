/** A genus cut short, as texts write it after its first mention: `A. annua`, `Ps. aeruginosa`. */
const ABBREVIATED = /^([A-Z][a-z]{0,2})\.\s*(\S.*)$/;

/** A genus and what follows it: `Artemisia annua`. */
const BINOMIAL = /^([A-Z])[a-z]+ ([a-z]\S.*)$/;

function isShortFor(name: string, full: string): boolean {
  const [, genus = '', rest = ''] = ABBREVIATED.exec(name) ?? [];
  return rest !== '' && full !== name && full.startsWith(genus) && full.endsWith(` ${rest}`);
}

/** Each organism once: a name with its genus cut short gives way to the whole one. */
export const withoutAbbreviations = (names: readonly string[]): string[] =>
  names.filter((name) => !names.some((full) => isShortFor(name, full)));

/** The ways in which a text may write a name: as it is, and with its genus cut short. */
export function writtenForms(name: string): string[] {
  const [, initial, rest] = BINOMIAL.exec(name) ?? [];
  return initial === undefined ? [name] : [name, `${initial}. ${rest}`];
}
