import * as v from 'valibot';
import { presentText } from '@/domain/missing';
import { validCid } from './pubchem.schema';

/** What is read of PubChem's answer to a name. */
export interface PubchemNamed {
  readonly cid: number;
  readonly smiles: string;
}

/** Longest SMILES that is passed on; a cyclodextrin of eight sugars has some 600 characters. */
const LONGEST_SMILES = 4000;

const property = v.object({
  urn: v.object({ label: v.nullish(v.string()), name: v.nullish(v.string()) }),
  value: v.object({ sval: v.nullish(v.string()) }),
});

export const namedCompoundsSchema = v.object({
  PC_Compounds: v.array(
    v.object({
      id: v.nullish(v.object({ id: v.nullish(v.object({ cid: v.nullish(v.number()) })) })),
      props: v.nullish(v.array(property)),
    }),
  ),
});

/** What PubChem calls its SMILES with stereo and isotopes; both names are in use. */
const WITH_STEREO = ['Absolute', 'Isomeric'];

/** The compounds that have a number and a structure. */
export function toNamed({
  PC_Compounds,
}: v.InferOutput<typeof namedCompoundsSchema>): PubchemNamed[] {
  return PC_Compounds.flatMap(({ id, props }) => {
    const cid = validCid(id?.id?.cid);
    const written = (props ?? []).filter(({ urn }) => urn.label === 'SMILES');
    const preferred = written.find(({ urn }) => WITH_STEREO.includes(urn.name ?? '')) ?? written[0];
    const smiles = presentText(preferred?.value.sval ?? undefined);
    const isUsable = smiles !== undefined && smiles.length <= LONGEST_SMILES && !/\s/.test(smiles);
    return cid !== undefined && isUsable ? [{ cid, smiles }] : [];
  });
}
