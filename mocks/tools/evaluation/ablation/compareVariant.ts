import type { Half } from '../commandLine';
import type { CaseResult } from './measuredCase';

/** How a variant of the engine differs from the engine as it is, on one half of a set. */
export interface Difference {
  /** Right without the variant's change only. */
  lost: number;
  /** Right with it only. */
  won: number;
}

/** What a variant does to a set. */
export interface VariantResult {
  readonly variant: string;
  readonly set: string;
  /** Of the set. */
  readonly cases: number;
  /** Those in which the engine does something that the variant leaves out; all if it moves a number. */
  readonly affected: number;
  /** Those that state something else. */
  readonly changed: number;
  readonly odd: Difference;
  readonly even: Difference;
  /** Items of the odd half that are right on one side only; those of the even half are not looked at. */
  readonly oddLost: readonly string[];
  readonly oddWon: readonly string[];
  /** Whether it was left after so much was lost that the rest does not matter. */
  readonly stopped: boolean;
}

/** Adds up cases, one after the other. */
export class VariantCount {
  changed = 0;
  readonly odd: Difference = { lost: 0, won: 0 };
  readonly even: Difference = { lost: 0, won: 0 };
  readonly oddLost: string[] = [];
  readonly oddWon: string[] = [];

  get lost(): number {
    return this.odd.lost + this.even.lost;
  }

  /** @param varied undefined if the variant failed on it */
  add(usual: CaseResult, varied: CaseResult | undefined): void {
    if (usual.stated !== varied?.stated) this.changed++;
    const right = rightOf(varied);
    const before = rightOf(usual);
    for (const [name, half] of before) if (!right.has(name)) this.#count(half, 'lost', name);
    for (const [name, half] of right) if (!before.has(name)) this.#count(half, 'won', name);
  }

  #count(half: Half, side: keyof Difference, name: string): void {
    this[half][side]++;
    if (half === 'odd') (side === 'lost' ? this.oddLost : this.oddWon).push(name);
  }
}

const rightOf = (result: CaseResult | undefined): Map<string, Half> =>
  new Map(result?.items.flatMap(({ name, half, right }) => (right ? [[name, half]] : [])));
