/** An atom of a group, bonded to an earlier one. */
export interface FragmentAtom {
  readonly element: string;
  readonly charge: number;
  /** Index of the atom before it; -1 for the first. */
  readonly parent: number;
  readonly order: 1 | 2 | 3;
}

export interface Fragment {
  readonly atoms: readonly FragmentAtom[];
  /** Bonds that close rings. */
  readonly closures: readonly {
    readonly from: number;
    readonly to: number;
    readonly order: 1 | 2 | 3;
  }[];
}

const TOKEN = /\[([A-Z][a-z]?)([+-]?)\]|(Cl|Br|[BCNOPSFI])|([()])|([=#])|(\d)/y;

/**
 * Reads the subset of SMILES that the group table uses: organic atoms, `[Si]`, charges, branches, ring
 * digits, `=` and `#`.
 */
export function readFragment(smiles: string): Fragment {
  const atoms: FragmentAtom[] = [];
  const closures: { from: number; to: number; order: 1 | 2 | 3 }[] = [];
  const open = new Map<string, number>();
  const branches: number[] = [];
  let at = -1;
  let order: 1 | 2 | 3 = 1;
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < smiles.length) {
    const match = TOKEN.exec(smiles);
    if (!match) throw new Error(`Not a group's SMILES: ${smiles}`);
    const [, bracketed, sign, plain, branch, bond, digit] = match;
    const element = bracketed ?? plain;
    if (element) {
      const charge = sign === '+' ? 1 : sign === '-' ? -1 : 0;
      atoms.push({ element, charge, parent: at, order });
      at = atoms.length - 1;
      order = 1;
    } else if (branch === '(') branches.push(at);
    else if (branch === ')') at = branches.pop() ?? at;
    else if (bond) order = bond === '=' ? 2 : 3;
    else if (digit) {
      const start = open.get(digit);
      if (start === undefined) open.set(digit, at);
      else {
        closures.push({ from: start, to: at, order });
        open.delete(digit);
      }
    }
  }
  return { atoms, closures };
}
