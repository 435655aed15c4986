/** What it means that other tabs of this browser hold a session, too. */
export const otherTabsInWords = (count: number): string =>
  `MARCUS is open in ${count === 1 ? 'another tab' : `${count} other tabs`} of this browser. ` +
  'Each tab takes a seat; close those you do not need.';
