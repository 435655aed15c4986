import * as v from 'valibot';
import type { Identifiers } from '@/domain/identifiers';
import { identifiedSchema, toIdentifiers } from './identifiers.schema';
import type { Wire } from './wire';

/** Characters that are shown; what is longer is cut. */
const MAX_WORDS = 500;
const words = v.pipe(
  v.string(),
  v.transform((text) => text.slice(0, MAX_WORDS)),
);

/** Whatever is above is cut to it, since the numbers are limits. */
const MAX_NAMES = 200;
const LONGEST_NAME = 1000;

const limit = (most: number) =>
  v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1),
    v.transform((value) => Math.min(value, most)),
  );

export const nameSourcesSchema = v.object({
  max_names: limit(MAX_NAMES),
  longest_name: limit(LONGEST_NAME),
});

const foundSchema = v.object({
  source: v.object({ name: words, version: words }),
  structure: identifiedSchema,
});

export const namesSchema = v.object({
  results: v.array(v.union([foundSchema, v.object({ refusal: words, error: words })])),
});

/** The structure of a name and who knows it, or why there is none. */
export type NameAnswer =
  | { readonly structure: Identifiers; readonly source: string }
  | { readonly refusal: string };

export const toNameAnswers = ({ results }: Wire<typeof namesSchema>): NameAnswer[] =>
  results.map((result) =>
    'structure' in result
      ? {
          structure: toIdentifiers(result.structure),
          source: `${result.source.name} ${result.source.version}`.trim(),
        }
      : { refusal: result.error },
  );
