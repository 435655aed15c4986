import { unionBox } from '../../geometry/boxes';
import type { Letter, TextLabel } from '../../lines/textLabels';
import type { DrawnBond } from './drawnBond';
import { labelAtEnd, labelGap } from './labelAtEnd';
import { isReadable, type LabelEnd } from './writeLabel';

/** Labels that stand side by side where neighbouring atoms bear one each. */
const WHOLE = /^(?:OH|HO|O|NH2|H2N|NH|HN|CH3|H3C|Me|OMe|MeO|OAc|AcO|F|Cl|Br)$/;
/** Two of them are never one label, even if they have a meaning with one bond: OHO is no peroxide. */
const ALWAYS = /^(?:OH|HO|O)$/;

/**
 * Splits labels of two atoms that stand so close that they look like one, such as the two OH of a diol: both
 * have a bond, and together they have no meaning.
 */
export function splitCrowded(
  labels: readonly TextLabel[],
  bonds: readonly DrawnBond[],
  bondLength: number,
): TextLabel[] {
  return labels.flatMap((label) => {
    const cuts = cutsOf(label);
    if (cuts.length === 0) return [label];
    const ends = endsAt(label, bonds, bondLength);
    if (ends.length < 2 || isReadable([label], ends)) return [label];
    // With one of two bonds OMe has a meaning: then the other one just passes.
    const isOne = ends.length === 2 && ends.some((end) => isReadable([label], [end]));
    const split = cuts
      .filter((halves) => !isOne || halves.every((half) => ALWAYS.test(textOf(half))))
      .map((halves) => halves.map((half) => labelOf(half, label)))
      .find((halves) => areBonded(halves, ends));
    return split ?? [label];
  });
}

const cutsOf = ({ letters }: TextLabel) =>
  letters
    .map((_, k) => [letters.slice(0, k), letters.slice(k)] as const)
    .filter((halves) => halves.every((half) => WHOLE.test(textOf(half))));

const textOf = (letters: readonly Letter[]): string => letters.map(({ char }) => char).join('');

function labelOf(letters: readonly Letter[], { size }: TextLabel): TextLabel {
  const box = letters.map((letter) => letter.box).reduce(unionBox);
  return { text: textOf(letters), letters, box, size };
}

function endsAt(label: TextLabel, bonds: readonly DrawnBond[], bondLength: number): LabelEnd[] {
  return bonds.flatMap(({ a, b, order, slack }) =>
    [
      [a, b],
      [b, a],
    ].flatMap(([at, far]): LabelEnd[] =>
      at && far && labelAtEnd([label], at, far, slack, bondLength, false) ? [{ at, order }] : [],
    ),
  );
}

/** Whether each of the labels has a meaning with the bonds that end nearest to it. */
function areBonded(halves: readonly TextLabel[], ends: readonly LabelEnd[]): boolean {
  return halves.every((half) => {
    const others = halves.filter((other) => other !== half);
    const own = ends.filter(({ at }) =>
      others.every((other) => labelGap(half, at) < labelGap(other, at)),
    );
    return own.length > 0 && isReadable([half], own);
  });
}
