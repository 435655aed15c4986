/**
 * The annotation model writes a missing value as the string "nan", in any case and with blanks around it.
 * Wherever a name, SMILES, molfile or annotation value is read, it means the same as null or nothing
 * (docs/requirements/core.md 5.24).
 */
export function isMissing(value: string | null | undefined): value is null | undefined | '' {
  if (value === null || value === undefined) return true;
  const trimmed = value.trim();
  return trimmed === '' || trimmed.toLowerCase() === 'nan';
}

/**
 * The trimmed value, or `undefined` for a missing one. Not for molfiles, whose blank lines are significant.
 */
export function presentText(value: string | null | undefined): string | undefined {
  return isMissing(value) ? undefined : value.trim();
}

/** The unchanged value, or `undefined` for a missing one: a molfile's header may begin with a blank line. */
export function presentMolfile(value: string | null | undefined): string | undefined {
  return isMissing(value) ? undefined : value;
}
