import { parseLabelLine } from '../compoundLabels/labelGrammar';

/** What a row of a table is called. */
interface RowLabel {
  readonly number?: string;
  readonly name?: string;
}

/** A lower-case word that ends as names of compounds do, and some English words, too. */
const LIKE_NAME =
  /(?<![\p{L}\d])\p{Ll}[\p{Ll}-]{3,}(?:in|ine|ol|one|ene|ane|ide|ose|ate)(?!\p{L})/u;
const ENGLISH =
  /^(?:again|obtain|contain|remain|protein|alone|state|rate|separate|provide|inside|outside|beside|those|whose|purpose|control|protocol|define|determine|examine|combine|line|plane|scene)$/u;

/**
 * The number and name that a row begins or ends with; undefined for other words. Beside residues, a lower-case
 * word may be a name, which it is not beside a drawing.
 */
export function rowLabel(words: string): RowLabel | undefined {
  const text = words.trim().replace(/^[\s,:;–-]+|[\s,:;]+$/gu, '');
  const [open, closed] = ['(', ')'].map((bracket) => text.split(bracket).length);
  if (open !== closed) return undefined;
  const word = LIKE_NAME.exec(text)?.[0];
  const label = parseLabelLine(text, () => true) ?? (word && withName(text, word));
  if (!label || label.residues !== undefined) return undefined;
  const { number, name } = label;
  return { ...(number !== undefined && { number }), ...(name !== undefined && { name }) };
}

/** A capital makes the word a name to the grammar. */
function withName(text: string, word: string) {
  if (ENGLISH.test(word)) return undefined;
  const capital = word.charAt(0).toUpperCase() + word.slice(1);
  const label = parseLabelLine(text.replace(word, capital), () => true);
  return label?.name === undefined ? label : { ...label, name: label.name.replace(capital, word) };
}
