import * as v from 'valibot';
import type { Doubt } from '@/domain/doubt';
import { optionalField } from './optionalField';

/** The services send at most eight; the longest sentences join two. */
const LIMITS = { doubts: 16, atoms: 200, readings: 6, reading: 60, says: 300 } as const;
/** Atoms of the largest structures that anything here draws. */
const MOST_ATOMS = 10_000;

/** Control characters, and those that turn the direction of the text around them. */
const INVISIBLE = /[\p{Cc}\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

const plainText = (limit: number) =>
  v.pipe(
    v.string(),
    v.transform((text) =>
      text.slice(0, limit).replace(INVISIBLE, ' ').replace(/\s+/gu, ' ').trim(),
    ),
  );

/** What lies a little beyond the edge is at the edge. */
const share = v.pipe(
  v.number(),
  v.finite(),
  v.transform((value) => Math.min(1, Math.max(0, value))),
);

const index = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_ATOMS));

const doubtSchema = v.object({
  kind: v.fallback(v.picklist(['atom', 'bond', 'stereo', 'label', 'charge', 'other']), 'other'),
  atoms: v.pipe(
    v.array(index),
    v.transform((atoms) => [...new Set(atoms)].slice(0, LIMITS.atoms)),
  ),
  x: share,
  y: share,
  radius: v.nullish(share),
  confidence: share,
  readings: v.nullish(v.array(plainText(LIMITS.reading))),
  says: v.pipe(plainText(LIMITS.says), v.nonEmpty()),
});

/** Only from local services. What is no doubt is left out; the reading is still a reading. */
export const doubtsSchema = v.fallback(
  v.nullish(
    v.pipe(
      v.array(v.unknown()),
      v.transform((items) => items.slice(0, LIMITS.doubts)),
      v.array(v.fallback(v.nullable(doubtSchema), null)),
    ),
  ),
  undefined,
);

/** The least sure first; undefined if there are none. */
export function toDoubts(wire: v.InferOutput<typeof doubtsSchema>): readonly Doubt[] | undefined {
  const doubts = (wire ?? []).flatMap((item) => (item ? [toDoubt(item)] : []));
  return doubts.length > 0 ? doubts.toSorted((a, b) => a.confidence - b.confidence) : undefined;
}

function toDoubt({ radius, readings, ...doubt }: v.InferOutput<typeof doubtSchema>): Doubt {
  const read = (readings ?? []).filter((reading) => reading !== '').slice(0, LIMITS.readings);
  return {
    ...doubt,
    ...optionalField('radius', radius),
    ...(read.length > 0 && { readings: read }),
  };
}
