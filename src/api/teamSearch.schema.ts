import * as v from 'valibot';
import type { FoundCompound, FoundPage } from '@/domain/team/foundCompound';
import type { Wire } from './wire';

const some = v.nullable(v.string());

const compoundSchema = v.object({
  ...{ article: v.string(), file_name: v.string(), title: some, doi: some, segment: v.string() },
  ...{ number: some, name: some, organism: some, smiles: some, engine: some },
  ...{ verdict: some, reason: some, judged_by: some, inchi_key: some },
  doubts: v.number(),
  similarity: v.optional(v.number()),
});

export const foundSchema = v.object({
  compounds: v.array(compoundSchema),
  cursor: v.nullable(v.string()),
});

/** Of `POST /library/sought`. */
export const soughtSchema = v.object({ written: v.string(), svg: v.string() });

export const twinsSchema = v.object({ compounds: v.array(compoundSchema) });

const count = { count: v.number() };

const alike = { pairs: v.number(), same: v.number(), expected: v.number() };

export const teamStatisticsSchema = v.object({
  articles: v.number(),
  compounds: v.number(),
  curators: v.array(v.object({ curator: v.string(), verdict: v.string(), ...count })),
  days: v.array(v.object({ day: v.string(), verdict: v.string(), ...count })),
  reasons: v.array(v.object({ reason: v.string(), ...count })),
  engines: v.array(v.object({ engine: v.string(), verdict: some, ...count })),
  agreement: v.object({
    fields: v.array(v.object({ field: v.string(), ...alike })),
    people: v.array(v.object({ first: v.string(), second: v.string(), ...alike })),
  }),
});

export const toFoundPage = ({ compounds, cursor }: Wire<typeof foundSchema>): FoundPage => ({
  compounds: compounds.map(toCompound),
  cursor,
});

export const toTwins = ({ compounds }: Wire<typeof twinsSchema>): FoundCompound[] =>
  compounds.map(toCompound);

const toCompound = ({
  file_name: fileName,
  judged_by: judgedBy,
  inchi_key: inchiKey,
  ...rest
}: Wire<typeof compoundSchema>): FoundCompound => ({ fileName, judgedBy, inchiKey, ...rest });
