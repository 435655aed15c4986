import { readSketch } from './readSketch';
import { nameOf, testClasses } from './testing/builders';
import { letterLogits, readsEverywhere } from './testing/lettersOf';
import { seesChain } from './testing/seesChain';

const count = testClasses.names.length;
const classes = { ...testClasses, prior: testClasses.prior.map(() => 0) };
/** A line of 300 x 3 pixels. */
const line = { width: 300, height: 3, data: new Float32Array(300 * 3).fill(1) };

/** A label network that is sure of an O at every atom. */
const oxygens = (_: Float32Array, views: number) =>
  Promise.resolve(
    Float32Array.from({ length: views * count }, (__, i) => (nameOf(i % count) === 'O' ? 20 : 0)),
  );

describe('readSketch', () => {
  test('reads the letters of an O at the end of a chain, which may be a Q, and of no other', async () => {
    const frames = Array.from({ length: 144 }, (_, i) => (i === 72 ? { Q: 20 } : {}));
    const { counts, run } = readsEverywhere(letterLogits('OQ', frames));
    const net = {
      run: seesChain(0),
      classes,
      look: { run: oxygens, width: 160, height: 72, bondLength: 48 },
      letters: { run, width: 288, height: 40, bondLength: 32, alphabet: 'OQ' },
    };
    const sketch = await readSketch(net, line);
    const names = sketch?.atoms.map(({ label }) => nameOf(label)) ?? [];
    expect(names.filter((name) => name === 'Q')).toHaveLength(2);
    expect(names.filter((name) => name === 'O')).toHaveLength(names.length - 2);
    expect(counts).toEqual([2]);
  });
});
