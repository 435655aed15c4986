/** Converts UTF-16 offsets in a text to offsets in Unicode code points, which the contract uses. */
export function codePointOffsets(text: string): (offset: number) => number {
  const seconds: number[] = [];
  for (let index = 1; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    const previous = text.charCodeAt(index - 1);
    const isPair = unit >= 0xdc00 && unit <= 0xdfff && previous >= 0xd800 && previous <= 0xdbff;
    if (isPair) seconds.push(index);
  }
  return (offset) => offset - countBelow(seconds, offset);
}

/** How many entries of a sorted list are below a bound. */
export function countBelow(sorted: readonly number[], bound: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? Infinity) < bound) low = middle + 1;
    else high = middle;
  }
  return low;
}
