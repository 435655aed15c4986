import * as v from 'valibot';
import type { KnownCompound } from '@/domain/known';

/** COCONUT's identifiers: `CNP`, a number, and a number for the variant. */
const IDENTIFIER = /^CNP\d{1,12}(?:\.\d{1,6})?$/;

const moleculesSchema = v.array(v.object({ identifier: v.pipe(v.string(), v.regex(IDENTIFIER)) }));

/** A page of Laravel's paginator; an empty list for nothing in some versions. */
export const foundSchema = v.object({
  data: v.union([v.object({ data: moleculesSchema }), moleculesSchema]),
});

export function toCoconutCompound(
  { data }: v.InferOutput<typeof foundSchema>,
  match: KnownCompound['match'],
): KnownCompound | null {
  const [first] = Array.isArray(data) ? data : data.data;
  if (!first) return null;
  const url = `https://coconut.naturalproducts.net/compounds/${first.identifier}`;
  return { match, id: first.identifier, url };
}

export const toKnownInPubchem = (cid: number, match: KnownCompound['match']): KnownCompound => ({
  match,
  id: `CID ${cid}`,
  url: `https://pubchem.ncbi.nlm.nih.gov/compound/${cid}`,
});
