/** The upper median, in the unit of the values; `none` for an empty list. */
export const median = (values: readonly number[], none = NaN): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? none;
