/** Numbered as in `2.`, `2.1.` or `3.2.1 `, then a capitalised word. */
const NUMBERED = /^(\d{1,2}\.|\d{1,2}(\.\d{1,2}){1,3}\.?)\s+[\p{Lu}\p{N}]/u;

/** Some publishers set no dot: `2 Results`; so do affiliations, which are longer and contain commas. */
const NUMBERED_WITHOUT_DOT = /^\d{1,2}\s+\p{Lu}[^,.;]{3,50}$/u;

const NAMED =
  /^[■●▪\s]*(\d{1,2}\.?\s+)?(abstract|introduction|background|results?( and discussion)?|discussion|conclusions?|experimental( section| part)?|general experimental procedures|materials? and methods?|methods|acknowledge?ments?|references( and notes)?|keywords|supporting information|supplementary materials?|author contributions|(conflicts?|competing) (of )?interests?)[.:]?$/iu;

/** "7. Roe, J.F.; Poe, L.K. New ways": the initials of a reference's authors. */
const INITIALS = /\p{Lu}\.[,;]/u;

/** Longest heading, letters. */
const MAX_LENGTH = 110;

/** Whether a text is a section's heading: numbered, or one of the usual names. */
export function isSectionHead(text: string): boolean {
  if (text.length > MAX_LENGTH || INITIALS.test(text)) return false;
  if (NAMED.test(text) || NUMBERED_WITHOUT_DOT.test(text)) return true;
  return NUMBERED.test(text) && !/[.,;:]$/u.test(text);
}
