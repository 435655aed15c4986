import * as v from 'valibot';
import type { ImageReading } from './imageReading';

const unit = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)));

const lineSchema = v.object({
  engine: v.string(),
  folder: v.string(),
  file: v.string(),
  answer: v.string(),
  confidence: unit,
  rawConfidence: unit,
  cpuSeconds: v.optional(v.number()),
  kind: v.string(),
  detail: v.optional(v.string()),
});

/** Readings of an earlier evaluation. */
export type KnownReadings = (
  engine: string,
  folder: string,
  file: string,
) => ImageReading | undefined;

/** Without any, everything is read. */
export const NO_READINGS: KnownReadings = () => undefined;

/**
 * The readings in the JSON lines of an evaluation, so that they can be scored again without reading the
 * pictures again.
 *
 * @throws Error with the number of a line that is not from the evaluation
 */
export function knownReadings(text: string): KnownReadings {
  const readings = new Map<string, ImageReading>();
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), lineSchema), line);
    if (!parsed.success) throw new Error(`Line ${index + 1} is no line of the evaluation`);
    const { engine, folder, file, answer, kind, detail, ...stated } = parsed.output;
    const impossible = kind === 'impossible structure';
    readings.set(keyOf(engine, folder, file), {
      smiles: answer,
      impossible,
      reason: detail,
      ...stated,
    });
  }
  return (engine, folder, file) => readings.get(keyOf(engine, folder, file));
}

const keyOf = (...parts: readonly string[]): string => parts.join('\n');
