import * as v from 'valibot';
import { parsedJson } from '../../../services/http/parsedJson';
import type { EngineAnswer } from '../../../engine/recognition/external/engineAnswer';
import { printable } from '../../engines/printable';

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** What a program says when it can read: the first line of its standard output. */
const READY = v.object({ ready: v.literal(true), version: v.optional(v.string(), '') });

const ANSWER = v.object({
  id: v.string(),
  smiles: v.nullish(v.string()),
  molfile: v.nullish(v.string()),
  confidence: v.nullish(share),
  atoms: v.nullish(
    v.array(
      v.object({ symbol: v.string(), x: v.number(), y: v.number(), confidence: v.nullish(share) }),
    ),
  ),
  error: v.nullish(v.string()),
});

/** The line by which a program says that it is ready; undefined for others, such as a library's greetings. */
export function readyLine(line: string): { readonly version: string } | undefined {
  const { success, output } = v.safeParse(READY, parsedJson(line));
  return success ? { version: printable(output.version) } : undefined;
}

/**
 * Takes the answer to one question: lines that are no JSON are a library's talk, and those with another id the
 * answers to questions that were given up. An answer of another form is `garbage`.
 */
export const answerLine =
  (id: string) =>
  (line: string): EngineAnswer | 'garbage' | undefined => {
    const body = parsedJson(line);
    if (typeof body !== 'object' || body === null || !('id' in body) || body.id !== id)
      return undefined;
    const { success, output } = v.safeParse(ANSWER, body);
    if (!success) return 'garbage';
    if (typeof output.error === 'string') return { reason: printable(output.error) };
    return {
      smiles: output.smiles ?? undefined,
      molfile: output.molfile ?? undefined,
      confidence: output.confidence ?? undefined,
      atoms: output.atoms?.map((atom) => ({ ...atom, confidence: atom.confidence ?? undefined })),
    };
  };
