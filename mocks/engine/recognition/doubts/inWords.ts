/** `a double bond`, `Br`, `no wedge`: as it is said within a sentence. */
export const withArticle = (reading: string): string =>
  /(?:bond|wedge)$/.test(reading) && !reading.startsWith('no ')
    ? `${/^[aeiou]/.test(reading) ? 'an' : 'a'} ${reading}`
    : reading;
