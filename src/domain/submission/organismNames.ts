/** A genus cut short, as texts write it after its first mention: `A. annua`, `Ps. aeruginosa`. */
const ABBREVIATED = /^([A-Z][a-z]{0,2})\.\s*(\S.*)$/;

function isShortFor(name: string, full: string): boolean {
  const [, genus = '', rest = ''] = ABBREVIATED.exec(name) ?? [];
  return rest !== '' && full !== name && full.startsWith(genus) && full.endsWith(` ${rest}`);
}

/** Each organism once: a name with its genus cut short gives way to the whole one. */
export const withoutAbbreviations = (names: readonly string[]): string[] =>
  names.filter((name) => !names.some((full) => isShortFor(name, full)));

/**
 * The organism that an article speaks of most comes first; those that it names equally often keep their
 * order.
 *
 * @param mentions every place where the text names an organism
 */
export function mostNamedFirst(names: readonly string[], mentions: readonly string[]): string[] {
  const isOf = (mention: string, name: string) => mention === name || isShortFor(mention, name);
  return names
    .map((name) => ({ name, times: mentions.filter((mention) => isOf(mention, name)).length }))
    .sort((a, b) => b.times - a.times)
    .map(({ name }) => name);
}
