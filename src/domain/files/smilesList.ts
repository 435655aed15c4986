import { cutToMost, nameOrNumber, type StatedByFile, type StatedMolecule } from './statedMolecule';

/** All that a SMILES is written with (OpenSMILES), and a letter: whether it means something, the services say. */
const SMILES = /^(?=.*[A-Za-z*])[A-Za-z\d@+\-[\]()=#$:./\\%*]{1,2000}$/;

/** Atoms outside brackets: the organic subset, aromatic ones in lower case. */
const ORGANIC = /^(?:Cl|Br|[BCNOPSFIbcnops*]|\[[^\][]{1,20}\]|[=#$:./\\()\-@%\d])+$/;

/** Of the lines of a text file that is taken for a list. */
const LEAST_SHARE = 0.9;
/** Lines that are looked at. */
const LOOKED_AT = 50;
const HEAD = /^(?:canonical_?)?smiles\b/i;

const isSmiles = (text: string): boolean => SMILES.test(text) && ORGANIC.test(text);

interface Line {
  /** From 1. */
  readonly number: number;
  readonly smiles: string;
  readonly rest: string;
}

function linesOf(text: string): Line[] {
  return text.split(/\r\n|\r|\n/).flatMap((line, index) => {
    const [, smiles = '', rest = ''] = /^\s*(\S+)(.*)$/.exec(line) ?? [];
    const isTold = smiles === '' || smiles.startsWith('#') || (index === 0 && HEAD.test(smiles));
    return isTold ? [] : [{ number: index + 1, smiles, rest }];
  });
}

/** Whether a text is a list of SMILES, one a line, and not of DOIs, names or anything else. */
export function isSmilesList(text: string): boolean {
  const lines = linesOf(text).slice(0, LOOKED_AT);
  const read = lines.filter(({ smiles }) => isSmiles(smiles));
  return read.length > 0 && read.length >= LEAST_SHARE * lines.length;
}

/** The structures of a list: a SMILES a line, then, if it says so, what it is called. */
export function smilesList(text: string): StatedByFile {
  const molecules: StatedMolecule[] = [];
  const faults: string[] = [];
  for (const { number, smiles, rest } of linesOf(text)) {
    const where = `line ${number}`;
    if (isSmiles(smiles)) molecules.push({ smiles, ...nameOrNumber(rest), told: [], where });
    else faults.push(`${where}: no SMILES`);
  }
  if (molecules.length + faults.length === 0) faults.push('nothing in it');
  return cutToMost(molecules, faults);
}
