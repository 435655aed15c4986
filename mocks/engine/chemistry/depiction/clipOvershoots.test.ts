import type { RDKit } from '../rdkit';
import { loadRDKit } from '../testing/loadRDKit';
import { naturalProducts } from '../testing/naturalProducts';
import { clipOvershoots } from './clipOvershoots';
import { depict } from './depict';

/** A carbonyl carbon whose two other bonds leave to one side, as in a lactone that bridges a ring. */
const BRIDGE = `

  test

  4  3  0  0  0  0  0  0  0  0999 V2000
   -3.0246    1.3486    0.0000 O   0  0
   -1.5672    0.9861    0.0000 C   0  0
   -0.8215   -0.3426    0.0000 O   0  0
   -1.9752   -0.4703    0.0000 C   0  0
  2  1  2  0
  2  3  1  0
  4  2  1  0
M  END
`.slice(1);

/** px, of each stroke of the bond between the first two atoms. */
function lengthsOf(svg: string): number[] {
  const strokes = svg.matchAll(
    /class='bond-\d+ atom-1 atom-0' d='M ([\d.]+),([\d.]+) L ([\d.]+),([\d.]+)'/g,
  );
  return [...strokes].map(([, x1, y1, x2, y2]) =>
    Math.hypot(Number(x1) - Number(x2), Number(y1) - Number(y2)),
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

describe('clipOvershoots', () => {
  let rdkit: RDKit;
  beforeAll(async () => {
    rdkit = await loadRDKit();
  });

  it('ends both lines of a double bond at its atom, so that neither looks like another bond', () => {
    const { svg } = depict(rdkit, { molfile: BRIDGE, useMolfileDirectly: true });
    const lengths = lengthsOf(svg);
    expect(lengths).toHaveLength(4);
    const [first, second] = [sum(lengths.slice(0, 2)), sum(lengths.slice(2))];
    expect(Math.max(first, second) / Math.min(first, second)).toBeLessThan(1.2);
  });

  it.each(naturalProducts)('changes nothing of %s, laid out by RDKit', (_name, smiles) => {
    const mol = rdkit.get_mol(smiles)!;
    const svg = mol.get_svg(512, 512);
    mol.delete();
    expect(clipOvershoots(svg)).toBe(svg);
  });
});
