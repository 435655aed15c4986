const CLASS = 'Class: ';

/** The part of a comma-separated list after the last comma, which is still being typed. */
export const lastListed = (value: string): string => value.slice(value.lastIndexOf(',') + 1).trim();

const isPartOf = (typed: string, chosen: string) =>
  chosen.toLowerCase().includes(typed.toLowerCase());

/**
 * Adds a chosen value to a comma-separated list, without duplicates. It replaces the search text that was
 * typed after the last comma.
 */
export function withListed(value: string, chosen: string): string {
  const entries = value.split(',').map((entry) => entry.trim());
  const kept = isPartOf(lastListed(value), chosen) ? entries.slice(0, -1) : entries;
  const isThere = kept.some((entry) => entry.toLowerCase() === chosen.toLowerCase());
  return (isThere ? kept : [...kept, chosen]).join(', ');
}

/** The part of a structural comment that is being typed as the name of a class. */
export function typedClass(value: string): string {
  const at = value.lastIndexOf(CLASS);
  return at < 0 ? value.trim() : lastListed(value.slice(at + CLASS.length));
}

/** Adds a class to a structural comment: `Class: flavonol, xanthine`, after the existing text. */
export function withClass(value: string, chosen: string): string {
  const at = value.lastIndexOf(CLASS);
  if (at >= 0) {
    const before = value.slice(0, at + CLASS.length);
    return before + withListed(value.slice(before.length), chosen);
  }
  const said = isPartOf(value.trim(), chosen) ? '' : `${value.trim()} `;
  return `${said}${CLASS}${chosen}`;
}
