import type { MolecularGraph } from '../molecularGraph';
import { readLineArt } from './readLineArt';
import { BOND, DrawingBuilder, shortOf, step } from './testing/drawingBuilder';
import { bondList, elementCounts } from './testing/formula';
import { corner, cyclohexane, readDrawing, SUBSTITUENT } from './testing/readDrawing';

const stereoOf = ({ bonds }: MolecularGraph) =>
  bonds.map(({ stereo }) => stereo).filter((stereo) => stereo !== 'none');

describe('a label that several bonds end at', () => {
  it('keeps the bonds it has room for, and those that pass it go to their corners', () => {
    const hydrogen = step(corner(3), 90, 0.9 * BOND);
    const methyl = { x: hydrogen.x - 5.6, y: hydrogen.y + 0.5 };
    const drawing = cyclohexane()
      .hash(corner(3), shortOf(corner(3), hydrogen, 4.5))
      .label('H', hydrogen)
      .line(corner(4), methyl);
    expect(elementCounts(readDrawing(drawing))).toBe('C7 H1');
  });

  it('gives up a bond to the label behind it that has none', () => {
    const at = SUBSTITUENT;
    const other = { x: at.x + 27.5, y: at.y - 3.4 };
    const drawing = cyclohexane()
      .line(corner(1), shortOf(corner(1), at))
      .label('NHAc', at)
      .label('OH', other);
    const top = { x: other.x, y: other.y - 16 };
    drawing.line(top, shortOf(top, other)).line(corner(0), top);
    expect(elementCounts(readDrawing(drawing))).toBe('C9 N1 O2');
  });
});

describe('a hashed bond', () => {
  it('leaves out a bond that crosses it', () => {
    const [from, to] = [corner(3), step(corner(3), 90, 1.2 * BOND)];
    const middle = { x: from.x, y: from.y + 0.645 * BOND };
    const left = { x: middle.x - 4, y: middle.y + 0.1 };
    const right = { x: middle.x + 4, y: middle.y + 0.1 };
    const drawing = cyclohexane().hash(from, to).line(left, right);
    drawing.line(left, step(left, 150)).line(right, step(right, 30));
    const graph = readDrawing(drawing);
    expect(stereoOf(graph)).toEqual(['down']);
    expect(graph.atoms).toHaveLength(11);
  });

  it.each([0.4, 0.5, 0.6, 0.75])('loses no stroke that a wedge paints over at %s of it', (part) => {
    const [from, to] = [corner(3), step(corner(3), 90, 1.2 * BOND)];
    const middle = { x: from.x, y: from.y + 1.2 * part * BOND };
    const left = { x: middle.x - 6, y: middle.y };
    const right = { x: middle.x + 6, y: middle.y };
    const drawing = cyclohexane().hash(from, to).wedge(left, right);
    drawing.line(left, step(left, 150)).line(right, step(right, 30));
    const graph = readDrawing(drawing);
    expect(stereoOf(graph).sort()).toEqual(['down', 'up']);
    expect(graph.atoms).toHaveLength(11);
  });

  it('may have strokes almost as thick as long: an epoxide keeps its oxygen', () => {
    const [top, bottom] = [corner(1), corner(2)];
    const oxygen = { x: top.x + 15, y: (top.y + bottom.y) / 2 };
    const drawing = cyclohexane().label('O', oxygen);
    for (const from of [top, bottom]) {
      drawing.thickHash(shortOf(oxygen, from, 1), shortOf(from, oxygen, 7));
    }
    const graph = readDrawing(drawing);
    expect(elementCounts(graph)).toBe('C6 O1');
    expect(stereoOf(graph)).toEqual(['down', 'down']);
  });
});

describe('a wedge', () => {
  it('may begin as wide as a line', () => {
    const to = step(corner(1), -30);
    const drawing = cyclohexane()
      .bluntWedge(corner(1), to)
      .line(corner(1), step(corner(1), 30));
    expect(stereoOf(readDrawing(drawing))).toEqual(['up']);
  });
});

describe('a double bond', () => {
  it('of thick lines may be wide, if its second line touches nothing', () => {
    const [a, b] = [corner(0), corner(1)];
    const drawing = new DrawingBuilder();
    for (let i = 1; i < 6; i++) drawing.line(corner(i), corner(i + 1));
    drawing.doubleInside(a, b, { x: 200, y: 200 }, 0.38);
    expect(bondList(readDrawing(drawing))).toBe('C2-C2 C2-C2 C2-C2 C2-C2 C2-C2 C2=C2');
  });
});

describe('a bond interrupted where another passes in front of it', () => {
  /** A bridge from corner 0 to corner 3 in two pieces, and another one from corner 1 to corner 5. */
  const [left, right] = [step(corner(5), 30, 0.9 * BOND), step(corner(1), 150, 0.9 * BOND)];
  const crossed = (gap: number): DrawingBuilder => {
    const half = gap / 2;
    const middle = { x: corner(0).x, y: left.y };
    return cyclohexane()
      .line(corner(0), { x: middle.x, y: middle.y - half })
      .line({ x: middle.x, y: middle.y + half }, { x: middle.x, y: middle.y + 0.8 * BOND })
      .line({ x: middle.x, y: middle.y + 0.8 * BOND }, corner(3))
      .line(left, corner(5))
      .line(right, corner(1));
  };

  it('is one bond', () => {
    const graph = readDrawing(crossed(3).line(left, right));
    expect(graph.atoms).toHaveLength(9);
    expect(graph.bonds).toHaveLength(11);
  });

  it('but not if nothing passes', () => {
    expect(readDrawing(crossed(6)).bonds).toHaveLength(11);
  });
});

test('a broad dashed line is a hashed bond', () => {
  const graph = readDrawing(cyclohexane().broadDashed(corner(1), step(corner(1), -30)));
  expect(stereoOf(graph)).toEqual(['down']);
  expect(graph.atoms).toHaveLength(7);
});

describe('a wavy bond', () => {
  it('may be one stroke of arcs', () => {
    const to = step(corner(1), -30);
    const graph = readDrawing(cyclohexane().arcs(corner(1), to).line(to, step(to, 30)));
    expect(graph.atoms).toHaveLength(8);
    expect(stereoOf(graph)).toEqual(['either']);
  });

  it('may be a chain of straight strokes', () => {
    const to = step(corner(1), -30);
    const drawing = cyclohexane().zigzag(corner(1), to).line(to, step(to, 30));
    const graph = readDrawing(drawing);
    expect(stereoOf(graph)).toEqual(['either']);
    expect(graph.atoms).toHaveLength(8);
  });
});

describe('dashed second lines', () => {
  /** A chain O–C–C–C–OH whose four bonds have dashed second lines. */
  function enol(first = 'O'): DrawingBuilder {
    const places = [{ x: 100, y: 100 }];
    for (let k = 0; k < 4; k++)
      places.push(step(places.at(-1) ?? { x: 0, y: 0 }, k % 2 ? 30 : -30));
    const drawing = new DrawingBuilder();
    places.slice(1).forEach((b, k) => {
      const a = places[k] ?? b;
      const from = k === 0 ? shortOf(b, a) : a;
      const to = k === 3 ? shortOf(a, b) : b;
      drawing.dashedDouble(from, to);
    });
    const [start, end] = [places[0] ?? { x: 0, y: 0 }, places[4] ?? { x: 0, y: 0 }];
    return drawing.label(first, start, 'last').label('OH', end);
  }

  it('are double bonds where the valences leave one choice', () => {
    expect(bondList(readDrawing(enol()))).toBe('C2-C2 C2-O1 C2=C2 C2=O1');
  });

  it('stay single bonds, with a remark, where there are several', () => {
    const drawing = enol('HO');
    const outcome = readLineArt(drawing.page(), drawing.box());
    expect(outcome).toMatchObject({
      remarks: expect.arrayContaining(['Dashed bonds were read as single bonds']),
    });
  });
});

describe('short bonds between large letters', () => {
  /** Imidazole fused to pyrimidine: from the corner between three N, lines of a third of a bond lead to them. */
  const fused = (): DrawingBuilder => {
    const drawing = new DrawingBuilder()
      .label('N', { x: 397.1, y: 331.5 })
      .label('N', { x: 404.3, y: 343.8 })
      .label('NH', { x: 389.6, y: 341.8 }, 'last');
    const lines = [
      [396.8, 338.6, 396.8, 335.3],
      [396.5, 339.1, 393.8, 340],
      [400, 341, 397.1, 339.1],
      [397.7, 337.2, 400.9, 339.4],
      [389.6, 329.1, 392.3, 329.8],
      [385, 335.6, 389.2, 329.4],
      [386.6, 337.6, 385, 335.7],
      [401.2, 328.6, 403.4, 327.1],
      [403.6, 327.1, 410.2, 331],
      [410.5, 338.6, 410.5, 331.5],
      [408.1, 340.7, 410.2, 339.1],
    ] as const;
    for (const [x0, y0, x1, y1] of lines) drawing.line({ x: x0, y: y0 }, { x: x1, y: y1 });
    return drawing;
  };

  it('a double bond is where its ends meet others, not where a line passes a letter', () => {
    const { atoms, bonds } = readDrawing(fused());
    const isCorner = ({ x, y }: { x: number; y: number }) => Math.hypot(x - 396.8, y - 339) < 2;
    expect(atoms.filter(isCorner)).toHaveLength(1);
    const at = atoms.findIndex(isCorner);
    const own = bonds.filter(({ begin, end }) => begin === at || end === at);
    expect(own.map(({ order }) => order).sort()).toEqual([1, 1, 2]);
  });
});
