import type { DraftAtom, GraphDraft } from './graphDraft';
import { setImpliedCharges } from './impliedCharges';

/** Atoms as `N+`, `O-` ...; bonds as [begin, end, order]. */
function draft(
  atoms: readonly string[],
  bonds: readonly (readonly [begin: number, end: number, order: 1 | 2 | 3])[],
): GraphDraft {
  return {
    atoms: atoms.map((text): DraftAtom => {
      const charge = text.endsWith('+') ? 1 : text.endsWith('-') ? -1 : 0;
      return { x: 0, y: 0, element: text.replace(/[+-]/, ''), charge, confidence: 1 };
    }),
    bonds: bonds.map(([begin, end, order]) => ({
      begin,
      end,
      order,
      stereo: 'none',
      confidence: 1,
    })),
  };
}

describe('setImpliedCharges', () => {
  test.each([
    {
      name: 'nitro drawn with two double bonds',
      given: draft(
        ['C', 'N', 'O', 'O'],
        [
          [0, 1, 1],
          [1, 2, 2],
          [1, 3, 2],
        ],
      ),
      charges: [0, 1, -1, 0],
      orders: [1, 1, 2],
    },
    {
      name: 'nitro drawn with a single and a double bond',
      given: draft(
        ['C', 'N', 'O', 'O'],
        [
          [0, 1, 1],
          [1, 2, 1],
          [1, 3, 2],
        ],
      ),
      charges: [0, 1, -1, 0],
      orders: [1, 1, 2],
    },
    {
      name: 'azide drawn N=N#N',
      given: draft(
        ['C', 'N', 'N', 'N'],
        [
          [0, 1, 1],
          [1, 2, 2],
          [2, 3, 3],
        ],
      ),
      charges: [0, 0, 0, 0],
      orders: [1, 2, 3],
    },
    {
      name: 'azide drawn N=N=N',
      given: draft(
        ['C', 'N', 'N', 'N'],
        [
          [0, 1, 1],
          [1, 2, 2],
          [2, 3, 2],
        ],
      ),
      charges: [0, 0, 1, -1],
      orders: [1, 2, 2],
    },
    {
      name: 'isocyanide',
      given: draft(
        ['C', 'N', 'C'],
        [
          [0, 1, 1],
          [1, 2, 3],
        ],
      ),
      charges: [0, 1, -1],
      orders: [1, 3],
    },
    {
      name: 'ammonium without its charge',
      given: draft(
        ['N', 'C', 'C', 'C', 'C'],
        [
          [0, 1, 1],
          [0, 2, 1],
          [0, 3, 1],
          [0, 4, 1],
        ],
      ),
      charges: [1, 0, 0, 0, 0],
      orders: [1, 1, 1, 1],
    },
    {
      name: 'an amide nitrogen read as positive beside its oxo group',
      given: draft(
        ['N+', 'C', 'O'],
        [
          [0, 1, 1],
          [0, 2, 2],
        ],
      ),
      charges: [1, 0, 0],
      orders: [1, 2],
    },
    {
      name: 'an amine',
      given: draft(
        ['N', 'C', 'C', 'C'],
        [
          [0, 1, 1],
          [0, 2, 1],
          [0, 3, 1],
        ],
      ),
      charges: [0, 0, 0, 0],
      orders: [1, 1, 1],
    },
  ])('$name', ({ given, charges, orders }) => {
    setImpliedCharges(given);
    expect(given.atoms.map((atom) => atom.charge)).toEqual(charges);
    expect(given.bonds.map((bond) => bond.order)).toEqual(orders);
  });
});
