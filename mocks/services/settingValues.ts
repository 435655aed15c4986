export type Environment = Readonly<Record<string, string | undefined>>;

/** @throws Error naming the variable if its value is no whole number above 0 */
export function count(
  env: Environment,
  name: string,
  fallback: number,
  expected = 'a whole number above 0',
): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new Error(`${name} must be ${expected}, not "${text}"`);
}
