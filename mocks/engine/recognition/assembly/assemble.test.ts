import { assemble } from './assemble';
import type { Draft, Hypothesis, Joint, Part, Rule } from './hypothesis';

/** An atom by its name and valence, a bond by its order. */
interface Atom extends Part {
  readonly name: string;
  readonly valence: number;
}
interface Bond extends Joint {
  readonly order: number;
}
type Change = Hypothesis<Atom, Bond>;

const C: Atom = { name: 'C', valence: 4 };
const O: Atom = { name: 'O', valence: 2 };
const bond = (begin: number, end: number, order = 1): Bond => ({ begin, end, order });

const excess = (atom: Atom, bonds: readonly Bond[]): number =>
  Math.max(0, bonds.reduce((sum, { order }) => sum + order, 0) - atom.valence);

function assembled(draft: Draft<Atom, Bond>, ...rules: readonly Rule<Atom, Bond>[]) {
  const { atoms, bonds, taken } = assemble(draft, rules, excess);
  return {
    names: atoms.map(({ name }) => name).join(''),
    bonds: bonds.map(({ begin, end, order }) => `${begin}-${end}:${order}`),
    because: taken.map((each) => each.because),
  };
}

/** Says the same as long as its bonds are there to remove, and those to add are not. */
const once =
  (says: Change): Rule<Atom, Bond> =>
  ({ bonds }) => {
    const isThere = (one: Bond) =>
      bonds.some(({ begin, end, order }) => begin === one.begin && end === one.end && order === one.order); // prettier-ignore
    return (says.removes ?? []).every((each) => bonds.includes(each)) && !says.adds?.some(isThere)
      ? [says]
      : [];
  };

const CHAIN = [bond(0, 1), bond(1, 2)];

describe('assemble', () => {
  test('takes what is probable, with its reason', () => {
    const ring = once({ adds: [bond(0, 2)], logOdds: 1, because: 'a line' });
    expect(assembled({ atoms: [C, C, C], bonds: CHAIN }, ring)).toEqual({
      names: 'CCC',
      bonds: ['0-1:1', '1-2:1', '0-2:1'],
      because: ['a line'],
    });
  });

  test('what is not as it was first seen bears the reason', () => {
    const rules = [
      once({ adds: [bond(0, 2)], logOdds: 1, because: 'a line' }),
      ({ atoms }: Draft<Atom, Bond>): Change[] =>
        atoms[1] === C ? [{ rereads: new Map([[1, O]]), logOdds: 1, because: 'letters' }] : [],
    ];
    const { atoms, bonds } = assemble({ atoms: [C, C, C], bonds: CHAIN }, rules, excess);
    expect(atoms.map(({ because }) => because)).toEqual([undefined, 'letters', undefined]);
    expect(bonds.map(({ because }) => because)).toEqual([undefined, undefined, 'a line']);
  });

  test('leaves what is improbable, if no valence requires it', () => {
    const less = once({ removes: [CHAIN[1]!], logOdds: -1, because: 'faint' });
    expect(assembled({ atoms: [C, C, C], bonds: CHAIN }, less).bonds).toHaveLength(2);
  });

  test.each([
    ['the likelier one', 2, 3, 'second'],
    ['the likelier one, in whatever order they are asked', 3, 2, 'first'],
  ])('of two that exclude each other it takes %s', (_which, first, second, taken) => {
    const [, last] = CHAIN;
    const rules = [
      once({ removes: [last!], adds: [bond(1, 2, 2)], logOdds: first, because: 'first' }),
      once({ removes: [last!], adds: [bond(1, 2, 3)], logOdds: second, because: 'second' }),
    ];
    expect(assembled({ atoms: [C, C, C], bonds: CHAIN }, ...rules).because).toEqual([taken]);
  });

  test('adds nothing that exceeds a valence, however probable', () => {
    const double = once({
      removes: [CHAIN[1]!],
      adds: [bond(1, 2, 2)],
      logOdds: 9,
      because: 'strokes',
    });
    expect(assembled({ atoms: [C, O, C], bonds: CHAIN }, double).because).toEqual([]);
  });

  test('an exceeded valence takes the least improbable change that helps, one at a time', () => {
    const bonds = [bond(0, 1, 2), bond(1, 2)];
    const rules = [
      once({ removes: [bonds[0]!], adds: [bond(0, 1)], logOdds: -2, because: 'lower' }),
      once({ removes: [bonds[1]!], logOdds: -5, because: 'remove' }),
      once({ rereads: new Map([[2, O]]), logOdds: -1, because: 'elsewhere' }),
    ];
    expect(assembled({ atoms: [C, O, C], bonds }, ...rules).because).toEqual(['lower']);
  });

  test('what is probable comes before what only a valence requires', () => {
    const bonds = [bond(0, 1, 2), bond(1, 2)];
    const rules = [
      once({ removes: [bonds[0]!], adds: [bond(0, 1)], logOdds: -0.1, because: 'lower' }),
      once({ removes: [bonds[1]!], logOdds: 0.1, because: 'spot' }),
    ];
    expect(assembled({ atoms: [C, O, C], bonds }, ...rules).because).toEqual(['spot']);
  });

  test('an atom that loses its last bond is none, and the others are renumbered', () => {
    const bonds = [bond(0, 1), bond(2, 3)];
    const spot = once({ removes: [bonds[0]!], logOdds: 1, because: 'letters' });
    const left = assembled({ atoms: [C, C, O, C, O], bonds }, spot);
    expect([left.names, left.bonds]).toEqual(['OCO', ['0-1:1']]);
  });

  test('two rules that undo each other come to an end', () => {
    const swap =
      (from: Atom, to: Atom): Rule<Atom, Bond> =>
      ({ atoms }) =>
        atoms[0]?.name === from.name
          ? [{ rereads: new Map([[0, to]]), logOdds: 1, because: `${to.name}` }]
          : [];
    const { because } = assembled({ atoms: [C, C], bonds: [bond(0, 1)] }, swap(C, O), swap(O, C));
    expect(because.length).toBeGreaterThan(0);
  });
});
