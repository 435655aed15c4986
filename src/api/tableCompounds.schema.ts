import * as v from 'valibot';
import { presentMolfile, presentText } from '@/domain/missing';
import { smilesFault } from '@/domain/smiles';
import type { TableCompound } from '@/domain/tableCompound';
import { optionalField } from './optionalField';
import { printedText } from './printedText';

/** Characters; a molfile of 500 atoms, the most that services turn into a SMILES, has 65,000. */
const LIMITS = {
  number: 40,
  name: 240,
  text: 600,
  group: 80,
  reason: 300,
  smiles: 5_000,
  molfile: 262_144,
} as const;
/** Rows of a table, and residues of a core. */
const MAX_COMPOUNDS = 60;
const MAX_GROUPS = 12;

/** `R1`, `R'`, `Ar`. */
const residue = v.pipe(v.string(), v.regex(/^[A-Za-z]{1,2}\d{0,2}'{0,3}$/u));

const compoundSchema = v.object({
  number: v.nullish(printedText(LIMITS.number)),
  name: v.nullish(printedText(LIMITS.name)),
  text: printedText(LIMITS.text),
  groups: v.pipe(
    v.record(residue, printedText(LIMITS.group)),
    v.check((groups) => Object.keys(groups).length <= MAX_GROUPS && Object.keys(groups).length > 0),
  ),
  smiles: v.nullish(v.pipe(v.string(), v.maxLength(LIMITS.smiles))),
  molfile: v.nullish(v.pipe(v.string(), v.maxLength(LIMITS.molfile))),
  reason: v.nullish(printedText(LIMITS.reason)),
});

/** Only from local services. Anything that is not a compound is dropped, and the reading is kept. */
export const tableCompoundsSchema = v.fallback(
  v.nullish(v.array(v.fallback(v.nullable(compoundSchema), null))),
  undefined,
);

/** Undefined if there are none. */
export function toTableCompounds(
  wire: v.InferOutput<typeof tableCompoundsSchema>,
): readonly TableCompound[] | undefined {
  const compounds = (wire ?? []).slice(0, MAX_COMPOUNDS).flatMap((each) => {
    const compound = each && toTableCompound(each);
    return compound ? [compound] : [];
  });
  return compounds.length > 0 ? compounds : undefined;
}

/** Undefined for one that has neither a structure nor a reason why. */
function toTableCompound(wire: v.InferOutput<typeof compoundSchema>): TableCompound | undefined {
  const written = presentText(wire.smiles);
  const smiles = written !== undefined && smilesFault(written) === undefined ? written : undefined;
  const molfile = presentMolfile(wire.molfile);
  const reason = presentText(wire.reason);
  if (smiles === undefined && molfile === undefined && reason === undefined) return undefined;
  return {
    ...optionalField('number', wire.number || undefined),
    ...optionalField('name', wire.name || undefined),
    ...{ text: wire.text, groups: wire.groups, from: 'table' },
    ...optionalField('smiles', smiles),
    ...optionalField('molfile', molfile),
    ...optionalField('reason', reason),
  };
}
