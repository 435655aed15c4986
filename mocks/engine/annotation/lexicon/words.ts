/** A set of words, given as a list separated by white space; `_` stands for a blank inside a name. */
export const words = (list: string): ReadonlySet<string> =>
  new Set(list.trim().split(/\s+/).map((word) => word.replaceAll('_', ' ')));
