import { isBracketAtom } from './bracketAtom';

/** Atoms without brackets; hydrogen and its isotopes are not in the standard, but some programs read them. */
const BARE_ATOM = /(?:Cl|Br|se|as|[BCNOPSFIHDTbcnops*])/y;

const BOND = /(?:->|<-|[-=#$:/\\~])/y;
const RING_CLOSURE = /(?:%\((?<long>\d{1,5})\)|%(?<two>\d\d)|(?<one>\d))/y;

const NO_BOND = '';

/**
 * Why a text is not a SMILES, worded to follow the text in a sentence; `undefined` if it is one.
 *
 * Only what no chemistry program reads is refused: the grammar (OpenSMILES, with the freedom that CDK and
 * RDKit take), ring closures, branches. Valences are left to the services' chemistry.
 */
export function smilesFault(smiles: string): string | undefined {
  // A title or an extension may follow after a blank.
  const [text = ''] = smiles.trim().split(/\s/, 1);
  return new SmilesReader(text).fault();
}

class SmilesReader {
  private place = 0;
  private atoms = 0;
  /** Number of the atom to which the next one is bonded; 0 if there is none. */
  private last = 0;
  private bond = NO_BOND;
  /** The atoms where branches were opened. */
  private readonly branches: number[] = [];
  /** The atoms where rings were opened, by the rings' numbers. */
  private readonly rings = new Map<number, number>();

  constructor(private readonly text: string) {}

  fault(): string | undefined {
    while (this.place < this.text.length) {
      const fault = this.readNext();
      if (fault !== undefined) return fault;
    }
    if (this.bond !== NO_BOND) return 'ends with a bond to nothing';
    if (this.branches.length > 0) return 'opens a branch that is never closed';
    const [ring] = this.rings.keys();
    if (ring !== undefined) return `opens ring ${ring} but never closes it`;
    return this.atoms === 0 ? 'has no atom' : undefined;
  }

  private readNext(): string | undefined {
    const character = this.text[this.place];
    if (character === '[') return this.readBracketAtom();
    if (character === '(') return this.openBranch();
    if (character === ')') return this.closeBranch();
    if (character === '.') return this.startFragment();
    if (this.take(BARE_ATOM)) return this.addAtom();
    const ring = this.take(RING_CLOSURE)?.groups;
    if (ring) return this.closeRing(Number(ring['long'] ?? ring['two'] ?? ring['one']));
    const bond = this.take(BOND)?.[0];
    if (bond !== undefined) return this.addBond(bond);
    const sign = String.fromCodePoint(this.text.codePointAt(this.place) ?? 0);
    return `has "${sign}" at position ${this.place + 1}, which is not valid there`;
  }

  private take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.place;
    const found = pattern.exec(this.text);
    if (found) this.place += found[0].length;
    return found;
  }

  private readBracketAtom(): string | undefined {
    const end = this.text.indexOf(']', this.place);
    if (end < 0) return 'has a bracket that is never closed';
    const content = this.text.slice(this.place + 1, end);
    if (!isBracketAtom(content)) return `has [${content}], which is not an atom`;
    this.place = end + 1;
    return this.addAtom();
  }

  private addAtom(): undefined {
    this.atoms += 1;
    this.last = this.atoms;
    this.bond = NO_BOND;
  }

  private addBond(bond: string): string | undefined {
    if (this.last === 0) return 'has a bond that does not start at an atom';
    if (this.bond !== NO_BOND) return 'has two bonds in a row';
    this.bond = bond;
    return undefined;
  }

  private openBranch(): string | undefined {
    if (this.bond !== NO_BOND) return 'has a bond to nothing';
    this.place += 1;
    this.branches.push(this.last);
    return undefined;
  }

  private closeBranch(): string | undefined {
    if (this.bond !== NO_BOND) return 'has a branch that ends with a bond to nothing';
    const start = this.branches.pop();
    if (start === undefined) return 'closes a branch that was never opened';
    this.place += 1;
    this.last = start === 0 ? this.last : start;
    return undefined;
  }

  private startFragment(): string | undefined {
    if (this.bond !== NO_BOND) return 'has a bond to nothing';
    this.place += 1;
    this.last = 0;
    return undefined;
  }

  private closeRing(ring: number): string | undefined {
    if (this.last === 0) return `has ring ${ring} at no atom`;
    this.bond = NO_BOND;
    const start = this.rings.get(ring);
    if (start === undefined) {
      this.rings.set(ring, this.last);
      return undefined;
    }
    this.rings.delete(ring);
    return start === this.last ? `bonds an atom to itself through ring ${ring}` : undefined;
  }
}
