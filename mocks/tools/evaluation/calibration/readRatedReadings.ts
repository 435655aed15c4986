import * as v from 'valibot';
import type { RatedReading } from './fitCalibration';

const lineSchema = v.object({
  engine: v.string(),
  exact: v.boolean(),
  answer: v.string(),
  rawConfidence: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
});

/**
 * PixelGraph's readings in the JSON lines of the evaluation. Pictures in which nothing was read have no raw
 * confidence and are skipped.
 *
 * @throws Error with the number of a line that is not from the evaluation
 */
export function readRatedReadings(text: string): RatedReading[] {
  return text.split('\n').flatMap((line, index): RatedReading[] => {
    if (line.trim() === '') return [];
    const parsed = v.safeParse(lineSchema, parseJson(line));
    if (!parsed.success) throw new Error(`Line ${index + 1} is no line of the evaluation`);
    const { engine, exact, answer, rawConfidence } = parsed.output;
    if (engine !== 'pixel-graph' || rawConfidence === undefined || answer === '') return [];
    return [{ raw: rawConfidence, right: exact }];
  });
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
