/**
 * Explains what it means when other tabs of this browser also hold a session.
 *
 * @param consequence what that means where the services are
 */
export const otherTabsInWords = (count: number, consequence = TAKES_A_SEAT): string =>
  `MARCUS is open in ${count === 1 ? 'another tab' : `${count} other tabs`} of this browser. ${consequence}`;

const TAKES_A_SEAT = 'Each tab takes a seat; close those you do not need.';
