/**
 * A number and a name printed beside a drawing; each may be empty. Of a printed number, `|` stands between
 * readings that are all right: `Example 1 | 1 |` may also be left out.
 */
export interface DrawingLabel {
  readonly number?: string | null | undefined;
  readonly name?: string | null | undefined;
}

/** `none`: nothing is printed, and nothing was linked. */
export type Link = 'right' | 'wrong' | 'missing' | 'none';

/**
 * Judges a label that was linked to a drawing. It is right if it states nothing else than what is printed, and
 * the number where one is printed: a name is a bonus then.
 */
export function judgeLabel(printed: DrawingLabel, linked: DrawingLabel | undefined): Link {
  const truth = plain(printed);
  const label = plain(linked);
  const numbers = truth.number.split('|');
  if (label.number === '' && label.name === '') {
    return truth.number === '' && truth.name === '' ? 'none' : 'missing';
  }
  if (label.number !== '' && !numbers.includes(label.number)) return 'wrong';
  if (label.name !== '' && label.name !== truth.name) return 'wrong';
  return numbers.includes(label.number) ? 'right' : 'missing';
}

const plain = ({ number, name }: DrawingLabel = {}) => ({
  number: (number ?? '').replace(/[\s()[\].]/g, '').toLowerCase(),
  name: (name ?? '')
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\u2212]/gu, '')
    .toLowerCase(),
});
