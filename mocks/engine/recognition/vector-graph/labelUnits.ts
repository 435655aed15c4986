import type { Point } from '../../geometry/box';
import { boxCentre, unionBox } from '../../geometry/boxes';
import type { Letter, TextLabel } from '../../lines/textLabels';
import { isGroupName } from './groupTable';

/** A piece of a label: an element or group with its count, or several in brackets. */
export interface LabelUnit {
  readonly name: string;
  readonly members?: readonly LabelUnit[];
  readonly count: number;
  /** Charge written after it. */
  readonly charge: number;
  readonly at: Point;
}

const ELEMENTS = new Set(
  'H D T B C N O F Si P S Cl Se Br I Na K Li Mg Zn Cu Fe Sn Al Co Ni Pd Pt Ru Rh Ge As Te Hg Ca Mn Cr Ti'.split(
    ' ',
  ),
);
const RESIDUE = /^(R|X|Y|Z|Ar|Hal|EWG|Nu|PG)$/;

export const isElement = (name: string): boolean => ELEMENTS.has(name);
export const isResidue = (name: string): boolean => RESIDUE.test(name);

/** Splits a label into its units; undefined if a part of it is meaningless. */
export function splitLabel(label: TextLabel): LabelUnit[] | undefined {
  const letters = label.letters.filter(({ char }) => !/\s/.test(char));
  const reader = new UnitReader(letters);
  const units = reader.sequence(false);
  return reader.done && units.length > 0 ? units : undefined;
}

/** Three-digit counts are compound numbers, or hostile: each unit becomes that many atoms. */
const MAX_COUNT_DIGITS = 2;

const MINUS = /[-−–—⁻]/;
const PLUS = /[+⁺⊕]/;
const PRIME = /['′’″*]/;

class UnitReader {
  private i = 0;
  private failed = false;

  constructor(private readonly letters: readonly Letter[]) {}

  get done(): boolean {
    return !this.failed && this.i >= this.letters.length;
  }

  sequence(inBrackets: boolean): LabelUnit[] {
    const units: LabelUnit[] = [];
    while (this.i < this.letters.length && !this.failed) {
      const char = this.char();
      if (char === ')' || char === ']') {
        if (!inBrackets) this.failed = true;
        break;
      }
      const unit = char === '(' || char === '[' ? this.bracketed() : this.named();
      if (unit) units.push(unit);
      else this.failed = true;
    }
    return units;
  }

  private char(ahead = 0): string {
    return this.letters[this.i + ahead]?.char ?? '';
  }

  private bracketed(): LabelUnit | undefined {
    const start = this.i++;
    const members = this.sequence(true);
    if (!/[)\]]/.test(this.char())) return undefined;
    this.i++;
    const end = this.i;
    const count = this.count();
    return { name: '', members, count, charge: this.charge(), at: this.place(start, end) };
  }

  private named(): LabelUnit | undefined {
    const start = this.i;
    const name = this.name();
    if (!name) return undefined;
    const end = this.i;
    if (isResidue(name)) {
      const tail = this.residueTail();
      return { name: name + tail, count: 1, charge: this.charge(), at: this.place(start, end) };
    }
    const count = this.count();
    return { name, count, charge: this.charge(), at: this.place(start, end) };
  }

  /** The longest known name: groups may be written with a prefix, `t-Bu`, `nPr`. */
  private name(): string | undefined {
    for (let length = 7; length >= 1; length--) {
      const text = this.letters
        .slice(this.i, this.i + length)
        .map(({ char }) => char)
        .join('');
      if ([...text].length < length) continue;
      const plain = text.replace('-', '');
      if (isGroupName(plain) || isElement(text) || isResidue(text)) {
        this.i += length;
        return isGroupName(plain) ? plain : text;
      }
    }
    return undefined;
  }

  private residueTail(): string {
    let tail = '';
    while (/^[\d′'’″a-z]$/.test(this.char())) {
      tail += this.char();
      this.i++;
    }
    return tail;
  }

  private count(): number {
    let digits = '';
    while (/^\d$/.test(this.char()) && !this.startsCharge()) {
      digits += this.char();
      this.i++;
    }
    while (PRIME.test(this.char()) && this.char() !== '') this.i++;
    if (digits.length > MAX_COUNT_DIGITS) this.failed = true;
    return digits === '' ? 1 : Number(digits);
  }

  /** A superscript digit before a sign belongs to the charge: Ca2+. */
  private startsCharge(): boolean {
    const next = this.char(1);
    return (
      this.letters[this.i]?.level === 1 && (PLUS.test(next) || MINUS.test(next)) && next !== ''
    );
  }

  private charge(): number {
    let size = 1;
    if (this.startsCharge()) {
      size = Number(this.char());
      this.i++;
    }
    const char = this.char();
    if (char === '') return 0;
    const sign = PLUS.test(char) ? 1 : MINUS.test(char) && this.isMinus() ? -1 : 0;
    if (sign !== 0) this.i++;
    return sign * size;
  }

  /** A dash on the baseline between two names joins them: `CH2-OH`. */
  private isMinus(): boolean {
    const joins = this.letters[this.i]?.level === 0 && /[A-Z(]/.test(this.char(1));
    if (joins) this.i++;
    return !joins;
  }

  private place(start: number, end: number): Point {
    const boxes = this.letters.slice(start, end).map(({ box }) => box);
    const first = boxes[0];
    return first ? boxCentre(boxes.reduce(unionBox, first)) : { x: 0, y: 0 };
  }
}
