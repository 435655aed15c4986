/** Explains what it means when other tabs of this browser also hold a session. */
export const otherTabsInWords = (count: number): string =>
  `MARCUS is open in ${count === 1 ? 'another tab' : `${count} other tabs`} of this browser. ` +
  'Each tab takes a seat; close those you do not need.';
