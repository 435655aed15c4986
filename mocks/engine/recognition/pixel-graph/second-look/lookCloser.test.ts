import type { AtomSpec } from '../testing/builders';
import { atomCandidate, nameOf, testClasses } from '../testing/builders';
import { inkOf } from '../testing/inkOf';
import { argmax } from '../statistics';
import type { RunLabelNetwork } from './labelLook';
import { lookCloser } from './lookCloser';

const FORMAT = { width: 160, height: 72, bondLength: 48 };
const classCount = testClasses.names.length;

/** A label network that reads `name` everywhere, and records its input. */
function reader(name: string) {
  const calls: { readonly views: Float32Array; readonly count: number }[] = [];
  const run: RunLabelNetwork = (views, count) => {
    calls.push({ views, count });
    const logits = new Float32Array(count * classCount);
    for (let i = 0; i < count; i++) logits[i * classCount + testClasses.names.indexOf(name)] = 30;
    return Promise.resolve(logits);
  };
  return { calls, look: { ...FORMAT, run } };
}

const paper = inkOf(100, 50, []);
const nameAfter = (atom: { readonly classLogs: readonly number[] } | undefined) =>
  nameOf(argmax(atom?.classLogs ?? []));

describe('lookCloser', () => {
  test.each<[string, AtomSpec, string]>([
    ['a label', { at: [40, 30], name: 'CO2Et' }, 'CO2H'],
    ['a carbon that may be a label', { at: [40, 30], sure: -0.2, or: { Me: -1.8 } }, 'CO2H'],
    ['a corner', { at: [40, 30] }, 'C'],
  ])('at %s', async (_, spec, name) => {
    const { look } = reader('CO2H');
    const [atom] = await lookCloser(testClasses, look, paper, 1, [atomCandidate(spec)]);
    expect(nameAfter(atom)).toBe(name);
  });

  test('shows the network the label in the centre, at 48 pixels per bond', async () => {
    const { look, calls } = reader('N');
    // At scale 2, a bond of 12 pixels has the 24 at which the atoms are found; so 48 is scale 4.
    const picture = inkOf(100, 50, [
      [
        [20, 5],
        [20, 45],
      ],
    ]);
    await lookCloser(testClasses, look, picture, 2, [
      atomCandidate({ at: [16 + 2 * 20.5, 16 + 2 * 25], name: 'O' }),
    ]);
    const row = calls[0]?.views.subarray(36 * 160, 37 * 160) ?? new Float32Array();
    const inked = [...row].flatMap((ink, x) => (ink > 0.5 ? [x] : []));
    expect(inked).toEqual([78, 79, 80, 81]);
  });

  test('runs the network on at most 32 labels at once, and keeps the order of the atoms', async () => {
    const { look, calls } = reader('CN');
    const atoms = Array.from({ length: 71 }, (_, i) =>
      atomCandidate({ at: [i, 20], name: i === 3 ? 'C' : 'N' }),
    );
    const looked = await lookCloser(testClasses, look, paper, 1, atoms);
    expect(calls.map(({ count }) => count)).toEqual([32, 32, 6]);
    expect(looked.map(({ x }) => x)).toEqual(atoms.map(({ x }) => x));
    expect(looked.map(nameAfter).filter((name) => name === 'CN')).toHaveLength(70);
  });

  test('does not run the network if there are no written labels', async () => {
    const { look, calls } = reader('N');
    await lookCloser(testClasses, look, paper, 1, [atomCandidate({ at: [40, 30] })]);
    expect(calls).toEqual([]);
  });

  test('refuses a network with other classes', async () => {
    const look = { ...FORMAT, run: () => Promise.resolve(new Float32Array(7)) };
    const atoms = [atomCandidate({ at: [40, 30], name: 'O' })];
    await expect(lookCloser(testClasses, look, paper, 1, atoms)).rejects.toThrow(
      /weights and classes do not belong together/,
    );
  });
});
