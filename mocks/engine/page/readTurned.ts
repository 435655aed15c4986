import type { GreyImage } from '../ink/pixels';
import type { OcrLine } from '../ports/ocrReader';
import { turnedBackImage, type Quarters } from './quarterTurns';
import { confidenceOfLines } from './wordsOfScan';

/**
 * Words of a page that lies on its side or on its head are guesses: 0.43 and 0.54 in mean on two such pages, where
 * upright scans of patents and articles have 0.8 and more.
 */
const SURE = 0.7;

/** Upside down first: a sheet is put into a scanner the wrong way round more often than sideways. */
const TURNS: readonly Quarters[] = [2, 1, 3];

export interface TurnedLines {
  readonly lines: readonly OcrLine[];
  readonly quarters: Quarters;
}

/** The lines of a picture, which is turned as well where its words are not sure; the surest reading counts. */
export async function readTurned(
  image: GreyImage,
  read: (image: GreyImage) => Promise<readonly OcrLine[]>,
): Promise<TurnedLines> {
  let best: TurnedLines = { lines: await read(image), quarters: 0 };
  for (const quarters of TURNS) {
    if (best.lines.length === 0 || confidenceOfLines(best.lines) >= SURE) break;
    const lines = await read(turnedBackImage(image, quarters));
    if (confidenceOfLines(lines) > confidenceOfLines(best.lines)) best = { lines, quarters };
  }
  return best;
}
