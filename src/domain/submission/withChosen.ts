const CLASS = 'Class: ';

/** Of a list that is being typed, what stands after the last comma. */
export const lastListed = (value: string): string => value.slice(value.lastIndexOf(',') + 1).trim();

const isPartOf = (typed: string, chosen: string) =>
  chosen.toLowerCase().includes(typed.toLowerCase());

/**
 * Puts a chosen value into a list whose entries are separated by commas, each once. What was typed last
 * to find the value gives way to it.
 */
export function withListed(value: string, chosen: string): string {
  const entries = value.split(',').map((entry) => entry.trim());
  const kept = isPartOf(lastListed(value), chosen) ? entries.slice(0, -1) : entries;
  const isThere = kept.some((entry) => entry.toLowerCase() === chosen.toLowerCase());
  return (isThere ? kept : [...kept, chosen]).join(', ');
}

/** What of a structural comment is being typed as the name of a class. */
export function typedClass(value: string): string {
  const at = value.lastIndexOf(CLASS);
  return at < 0 ? value.trim() : lastListed(value.slice(at + CLASS.length));
}

/** Adds a class to a structural comment: `Class: flavonol, xanthine`, after what else it says. */
export function withClass(value: string, chosen: string): string {
  const at = value.lastIndexOf(CLASS);
  if (at >= 0) {
    const before = value.slice(0, at + CLASS.length);
    return before + withListed(value.slice(before.length), chosen);
  }
  const said = isPartOf(value.trim(), chosen) ? '' : `${value.trim()} `;
  return `${said}${CLASS}${chosen}`;
}
