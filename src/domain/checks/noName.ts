/** Words that stand where a name is missing, alone or before what they leave open: `unknown compound 3`. */
const PLACEHOLDER =
  /^(?:unknown|unnamed|unidentified|undetermined|undefined|untitled|not (?:determined|identified|named|known|assigned|given|available|applicable)|no name|none|tbd|to be determined|n\/a|n\. ?[ad])(?: (?:compounds?|structures?|metabolites?|products?|intermediates?|names?))?(?: ?\d+\w?)?$/;

/** Words for any compound, with at most the number that tells this one from the others. */
const ANY_COMPOUND =
  /^(?:compound|structure|metabolite|product|intermediate|molecule|name|drawing|segment)s?(?: ?\d+\w?)?$/;

const LETTER = /\p{L}/u;

/** Whether a text stands in a name's place without naming anything: `Unknown`, `n.d.`, `compound 3`, `?`. */
export function isNoName(text: string): boolean {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^[\s"'“”‘’([<*?!-]+|[\s"'“”‘’)\]>*?!.,;:-]+$/gu, '')
    .replace(/\s+/gu, ' ');
  return !LETTER.test(words) || PLACEHOLDER.test(words) || ANY_COMPOUND.test(words);
}
