import type { GraphAtom, GraphBond, MolecularGraph } from '../../recognition/molecularGraph';
import { placeOnPicture } from '../molfile/placeOnPicture';
import type { RDKit } from '../rdkit';
import { loadRDKit } from '../testing/loadRDKit';
import { depictOnPicture } from './depictOnPicture';

const PICTURE = { width: 640, height: 410 };

const bond = (begin: number, end: number, order: GraphBond['order'] = 1): GraphBond => {
  return { begin, end, order, stereo: 'none' };
};
const atom = (x: number, y: number, element = 'C', label?: string): GraphAtom => {
  return { x, y, element, charge: 0, ...(label !== undefined && { label }) };
};

/** A bent chain at the lower right of the picture, with labels at its ends. */
const chain: MolecularGraph = {
  atoms: [atom(300, 210, 'O'), atom(352, 240), atom(404, 210), atom(456, 240), atom(508, 210, 'N')],
  bonds: [bond(0, 1), bond(1, 2), bond(2, 3), bond(3, 4)],
};
/** Its last carbon has six bonds. */
const impossible: MolecularGraph = {
  ...chain,
  bonds: [bond(0, 1), bond(1, 2), bond(2, 3, 3), bond(3, 4, 3)],
};
const withHydrogen: MolecularGraph = {
  atoms: [atom(350, 180, 'H'), ...chain.atoms],
  bonds: [bond(0, 2), ...chain.bonds.map(({ begin, end }) => bond(begin + 1, end + 1))],
};
function longChain(length: number): MolecularGraph {
  const atoms = Array.from({ length }, (_, i) => atom(20 + 6 * i, 200 + 3 * (i % 2)));
  return { atoms, bonds: atoms.slice(1).map((_, i) => bond(i, i + 1)) };
}
const residue: MolecularGraph = {
  ...chain,
  atoms: [...chain.atoms.slice(0, 4), atom(508, 210, '*', 'R1')],
};

describe('a reading drawn on its picture', () => {
  let rdkit: RDKit;
  beforeAll(async () => {
    rdkit = await loadRDKit();
  });

  const draw = (graph: MolecularGraph, look = { cip: false, unicolor: true }) =>
    depictOnPicture(rdkit, { ...placeOnPicture(graph, PICTURE)!, ...look });

  /** The two ends of a bond that is not shortened by a label, in pixels of the picture. */
  function drawnBond(svg: string, index: number): number[] {
    const [x, y, width] = /viewBox="(\S+) (\S+) (\S+)/.exec(svg)!.slice(1).map(Number);
    const path = new RegExp(`class='bond-${index} [^>]* d='M (\\S+),(\\S+) L (\\S+),(\\S+)'`);
    const [x0, y0, x1, y1] = path.exec(svg)!.slice(1).map(Number);
    const pixels = PICTURE.width / width!;
    return [(x0! - x!) * pixels, (y0! - y!) * pixels, (x1! - x!) * pixels, (y1! - y!) * pixels];
  }

  it.each([
    ['a chain with labels at its ends', chain, 1, [352, 240, 404, 210]],
    ['a structure that cannot be', impossible, 1, [352, 240, 404, 210]],
    ['a hydrogen drawn as an atom', withHydrogen, 2, [352, 240, 404, 210]],
    ['a residue', residue, 1, [352, 240, 404, 210]],
  ])('has its bonds where the picture has them: %s', (_what, graph, index, expected) => {
    const found = drawnBond(draw(graph), index);
    found.forEach((place, i) => expect(Math.abs(place - expected[i]!)).toBeLessThan(0.5));
  });

  it('is as large as the picture and has no background', () => {
    const svg = draw(chain);
    expect(svg).toMatch(/^<svg [^>]*width="640px" height="410px" viewBox="/);
    expect(svg).not.toContain('<rect');
  });

  it.each([
    ['a small structure', chain],
    ['one that fills the canvas', longChain(90)],
  ])('has the lines of an article’s drawing, at bonds of any length: %s', (_what, graph) => {
    const svg = draw(graph);
    const line = /class='bond-1 .*? d='M (\S+),(\S+) L (\S+),(\S+)'.*?stroke-width:([\d.]+)px/;
    const [x0, y0, x1, y1, width] = line.exec(svg)!.slice(1).map(Number);
    // To a tenth of a pixel is how RDKit writes them.
    const length = Math.hypot(x1! - x0!, y1! - y0!);
    expect(Math.abs(width! - (length * 0.6) / 14.4)).toBeLessThan(0.06);
  });

  it('has smaller letters where two atoms would be printed into each other', () => {
    const height = (svg: string) => {
      const letter = /class='atom-0' d='([^']*)'/.exec(svg)![1]!;
      const ys = [...letter.matchAll(/ -?[\d.]+,? ?(-?[\d.]+)/g)].map(([, y]) => Number(y));
      return Math.max(...ys) - Math.min(...ys);
    };
    const close = { ...chain, atoms: [...chain.atoms.slice(0, 4), atom(320, 200, 'N')] };
    expect(height(draw(close))).toBeLessThan(0.7 * height(draw(chain)));
  });

  it('shows no marks, and labels in the colours of their elements', () => {
    const svg = draw(chain, { cip: false, unicolor: false });
    expect(svg).not.toContain('<ellipse');
    expect(svg).toMatch(/class='atom-0'[^>]*fill='#FF0000'/);
  });

  it('draws the label of a residue', () => {
    expect(draw(residue).match(/<path class='atom-4'/g)).toHaveLength(2);
  });

  it.each([
    ['no molfile', 'x', 'could not parse molfile'],
    ['atoms all at one place', placedAtOnePoint(), 'no two atoms apart'],
  ])('is refused: %s', (_what, molfile, message) => {
    const request = { ...PICTURE, molfile, cip: false, unicolor: true };
    expect(() => depictOnPicture(rdkit, request)).toThrow(message);
  });
});

function placedAtOnePoint(): string {
  const { molfile } = placeOnPicture(chain, PICTURE)!;
  return molfile.replace(/^ {2,}[\d.]+ +-?[\d.]+ +0\.0000/gm, '    0.0000    0.0000    0.0000');
}

describe('the placement of a reading on its picture', () => {
  it('uses the picture’s pixels as coordinates, y upwards', () => {
    const { molfile, ...size } = placeOnPicture(chain, PICTURE)!;
    expect(size).toEqual(PICTURE);
    expect(molfile).toContain('\n  300.0000 -210.0000    0.0000 O ');
  });

  it.each([
    ['of a single atom', { atoms: [atom(3, 4)], bonds: [] }, PICTURE],
    ['of no atom', { atoms: [], bonds: [] }, PICTURE],
    ['on a picture too large for a molfile', chain, { width: 10_000, height: 100 }],
  ])('is none %s', (_what, graph, picture) => {
    expect(placeOnPicture(graph, picture)).toBeUndefined();
  });
});
