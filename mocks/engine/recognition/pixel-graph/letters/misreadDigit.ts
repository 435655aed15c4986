/** Numbers in labels for groups: CO2H, CF3, C5H11, C6H13. */
const USUAL_NUMBERS = ['2', '3', '5', '6', '11', '13'];

/** What a text may be if one of its numbers was misread: `CO7H` may be `CO2H`, and `C5H1` `C5H11`. */
export function withOtherNumbers(text: string): string[] {
  return [...text.matchAll(/\d+/g)].flatMap(({ 0: digits, index }) =>
    USUAL_NUMBERS.filter((number) => number !== digits).map(
      (number) => text.slice(0, index) + number + text.slice(index + digits.length),
    ),
  );
}
