import * as v from 'valibot';
import { presentText } from '@/domain/missing';
import type { PubchemCompound } from '@/domain/pubchemCompound';
import { optionalField } from './optionalField';

/** `[0]` stands for a structure that PubChem does not have. */
export const cidListSchema = v.object({
  IdentifierList: v.object({ CID: v.nullish(v.array(v.number())) }),
});

/** The answer, with status 202, to a search that takes longer: the key of its future result. */
const waitingSchema = v.object({
  Waiting: v.object({
    ListKey: v.union([v.pipe(v.string(), v.nonEmpty()), v.pipe(v.number(), v.transform(String))]),
  }),
});

/** The key of a queued search; `undefined` for any other answer. */
export function listKeyOf(answer: unknown): string | undefined {
  const result = v.safeParse(waitingSchema, answer);
  return result.success ? result.output.Waiting.ListKey : undefined;
}

const propertySchema = v.object({
  urn: v.object({ label: v.nullish(v.string()), name: v.nullish(v.string()) }),
  value: v.object({
    sval: v.nullish(v.string()),
    fval: v.nullish(v.number()),
    ival: v.nullish(v.number()),
  }),
});

export const compoundsSchema = v.object({
  PC_Compounds: v.array(
    v.object({
      id: v.nullish(v.object({ id: v.nullish(v.object({ cid: v.nullish(v.number()) })) })),
      props: v.nullish(v.array(propertySchema)),
    }),
  ),
});

type Compounds = v.InferOutput<typeof compoundsSchema>;

/** Compound ids start at 1. */
export const validCid = (cid: number | null | undefined) =>
  cid !== null && cid !== undefined && cid > 0 ? cid : undefined;

export function firstCid(wire: v.InferOutput<typeof cidListSchema>): number | undefined {
  return validCid(wire.IdentifierList.CID?.[0]);
}

export function cidOfRecord(wire: Compounds): number | undefined {
  return validCid(wire.PC_Compounds[0]?.id?.id?.cid);
}

/** The value of a property; if there are several under one label, the preferred one. */
function property({ PC_Compounds: [compound] }: Compounds, label: string): string | undefined {
  const candidates = (compound?.props ?? []).filter(({ urn }) => urn.label === label);
  const chosen = candidates.find(({ urn }) => urn.name === 'Preferred') ?? candidates[0];
  const value = chosen?.value.sval ?? chosen?.value.fval ?? chosen?.value.ival;
  return presentText(value === null || value === undefined ? undefined : String(value));
}

export function toPubchemCompound(
  cid: number,
  match: PubchemCompound['match'],
  wire: Compounds,
): PubchemCompound {
  return {
    cid,
    match,
    url: `https://pubchem.ncbi.nlm.nih.gov/compound/${cid}`,
    ...optionalField('iupacName', property(wire, 'IUPAC Name')),
    ...optionalField('molecularFormula', property(wire, 'Molecular Formula')),
    ...optionalField('molecularWeight', property(wire, 'Molecular Weight')),
  };
}
