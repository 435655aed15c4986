import { smilesOf, type CheckedCompound } from './checkedCompound';

/** What is said of a compound by itself, in sentences. */
type Check = (one: CheckedCompound) => readonly string[];

const when = (holds: boolean, says: string): readonly string[] => (holds ? [says] : []);

export const parts: Check = (one) => {
  const count = smilesOf(one).split('.').length;
  return when(count > 1, `${count} parts that no bond connects.`);
};

export const residues: Check = (one) => {
  const count = smilesOf(one).split('*').length - 1;
  return when(
    count > 0,
    count === 1 ? 'A residue (*) is open.' : `${count} residues (*) are open.`,
  );
};

/** Of an atom in brackets: `[O-]`, `[Fe+2]`, `[Fe++]` (Daylight theory manual, 3.1). */
const CHARGE = /\[[^\]+-]*(?<signs>\++|-+)(?<count>\d*)(?::\d+)?\]/g;

function chargeOf(smiles: string): number {
  return [...smiles.matchAll(CHARGE)].reduce((sum, { groups }) => {
    const { signs = '', count = '' } = groups ?? {};
    const amount = count === '' ? signs.length : Number(count);
    return signs.startsWith('-') ? sum - amount : sum + amount;
  }, 0);
}

export const charge: Check = (one) => {
  const total = chargeOf(smilesOf(one));
  return when(
    total !== 0,
    `The charges do not balance: ${total > 0 ? '+' : '−'}${Math.abs(total)} in all.`,
  );
};

/** The services say these of a structure as well; here they are counted from the SMILES, which all have. */
const SAID_HERE = /\(\*\)|parts that no bond|charges do not balance/;

export const remarks: Check = ({ identifiers }) =>
  (identifiers?.remarks ?? []).filter((remark) => !SAID_HERE.test(remark));

export const centres: Check = ({ identifiers = {} }) => {
  const { stereoCentres = 0, definedStereoCentres = stereoCentres } = identifiers;
  const open = stereoCentres - definedStereoCentres;
  const of =
    stereoCentres === 1 ? 'The stereo centre' : `${open} of ${stereoCentres} stereo centres`;
  return when(open > 0, `${of} ${open === 1 ? 'is' : 'are'} not defined.`);
};
