/**
 * Groups that articles abbreviate, as SMILES whose first atom bears the bond.
 *
 * Based on the ACS Style Guide's list of standard abbreviations and the IUPAC graphical representation
 * standards (Pure Appl. Chem. 2008, 80, 277), GR-2.1.
 */
const PHENYL = 'C1=CC=CC=C1';
const GROUPS: Readonly<Record<string, string>> = {
  Me: 'C',
  Et: 'CC',
  Pr: 'CCC',
  nPr: 'CCC',
  iPr: 'C(C)C',
  Bu: 'CCCC',
  nBu: 'CCCC',
  iBu: 'CC(C)C',
  sBu: 'C(C)CC',
  tBu: 'C(C)(C)C',
  cPr: 'C1CC1',
  Cy: 'C1CCCCC1',
  Ph: PHENYL,
  Bn: `C${PHENYL}`,
  Bz: `C(=O)${PHENYL}`,
  Ac: 'C(=O)C',
  Piv: 'C(=O)C(C)(C)C',
  Boc: 'C(=O)OC(C)(C)C',
  Cbz: `C(=O)OC${PHENYL}`,
  Fmoc: 'C(=O)OCC1C2=CC=CC=C2C2=CC=CC=C21',
  Alloc: 'C(=O)OCC=C',
  Teoc: 'C(=O)OCC[Si](C)(C)C',
  Troc: 'C(=O)OCC(Cl)(Cl)Cl',
  MOM: 'COC',
  MEM: 'COCCOC',
  SEM: 'COCC[Si](C)(C)C',
  BOM: `COC${PHENYL}`,
  MTM: 'CSC',
  THP: 'C1CCCCO1',
  PMB: 'CC1=CC=C(OC)C=C1',
  PMP: 'C1=CC=C(OC)C=C1',
  Tr: `C(${PHENYL})(C2=CC=CC=C2)C3=CC=CC=C3`,
  Lev: 'C(=O)CCC(=O)C',
  TMS: '[Si](C)(C)C',
  TES: '[Si](CC)(CC)CC',
  TBS: '[Si](C)(C)C(C)(C)C',
  TBDMS: '[Si](C)(C)C(C)(C)C',
  TIPS: '[Si](C(C)C)(C(C)C)C(C)C',
  TBDPS: `[Si](${PHENYL})(C2=CC=CC=C2)C(C)(C)C`,
  Ts: 'S(=O)(=O)C1=CC=C(C)C=C1',
  Ms: 'S(=O)(=O)C',
  Tf: 'S(=O)(=O)C(F)(F)F',
  NC: '[N+]#[C-]',
  Bpin: 'B1OC(C)(C)C(C)(C)O1',
  PP: 'P(=O)(O)OP(=O)(O)O',
  PPP: 'P(=O)(O)OP(=O)(O)OP(=O)(O)O',
  Ns: 'S(=O)(=O)C1=CC=C([N+](=O)[O-])C=C1',
};

/** The SMILES of a group; undefined for an unknown name. */
export function groupSmiles(name: string): string | undefined {
  return Object.hasOwn(GROUPS, name) ? GROUPS[name] : undefined;
}

export const isGroupName = (name: string): boolean => Object.hasOwn(GROUPS, name);
