/** What an operator of pdf.js does with its arguments, by the operator's code. */
export type OperatorHandlers = readonly (readonly [
  operator: number,
  handle: (args: readonly unknown[]) => void,
])[];

/** A finite number, or what stands in its place. */
export const numberOr = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : otherwise;

/** A field of an object; undefined of anything else. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined;
