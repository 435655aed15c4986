/** Widths of Helvetica's letters in thousandths of the size (Adobe Core 14 AFM); others are as wide as a digit. */
const WIDTHS: Readonly<Record<string, string>> = {
  '222': "ijl'",
  '278': 'It ./:;,!\\[]',
  '333': 'r()-',
  '500': 'ckxyzsvJ',
  '584': '+=<>~',
  '611': 'FTZ',
  '667': 'ABEKPSVXY',
  '722': 'CDHNRUw',
  '778': 'GOQ',
  '833': 'Mm',
  '944': 'W',
};
const DIGIT = 556;
const BY_LETTER: ReadonlyMap<string, number> = new Map(
  Object.entries(WIDTHS).flatMap(([width, letters]) =>
    [...letters].map((letter) => [letter, Number(width)] as const),
  ),
);

/** How wide a text is in Helvetica, in points. */
export const widthOf = (text: string, size: number): number =>
  ([...text].reduce((sum, letter) => sum + (BY_LETTER.get(letter) ?? DIGIT), 0) * size) / 1000;

/** The beginning of a text that is no wider than `width` points, with an ellipsis if it is cut. */
export function cutToWidth(text: string, size: number, width: number): string {
  let cut = text;
  while (widthOf(cut, size) > width) {
    cut = `${[...cut.replace(/…$/, '')].slice(0, -1).join('').trimEnd()}…`;
  }
  return cut;
}
