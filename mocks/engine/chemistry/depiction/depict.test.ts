import type { MolecularGraph } from '../../recognition/molecularGraph';
import { writeMolfile } from '../molfile/writeMolfile';
import type { RDKit } from '../rdkit';
import { smilesToMolfile } from '../smilesToMolfile';
import { loadRDKit } from '../testing/loadRDKit';
import { naturalProducts } from '../testing/naturalProducts';
import { depict } from './depict';
import type { DepictionRequest } from './depictionRequest';
import { HIGHLIGHT_HEX } from './drawingStyle';

const CAMPTOTHECIN = 'CC[C@@]1(C2=C(COC1=O)C(=O)N3CC4=CC5=CC=CC=C5N=C4C3=C2)O';
const BACKGROUND = /<rect [^>]*fill:#FFFFFF/;

const colours = (svg: string) => new Set(svg.match(/#[0-9A-F]{6}/gi));
/** Numbers of all path commands: all coordinates that are drawn. */
const coordinates = (svg: string) =>
  [...svg.matchAll(/ d=['"]([^'"]+)['"]/g)].flatMap(([, path]) =>
    [...path!.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]),
  );

describe('depict', () => {
  let rdkit: RDKit;
  beforeAll(async () => {
    rdkit = await loadRDKit();
  });
  const draw = (request: DepictionRequest) => depict(rdkit, request).svg;

  it('answers plain SVG of the requested size, 512x512 by default', () => {
    expect(draw({ smiles: 'CCO' })).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" version="1.1" width="512px" height="512px" viewBox="0 0 512 512">/,
    );
    const card = draw({ smiles: 'CCO', width: 256, height: 200 });
    expect(card).toContain('width="256px" height="200px" viewBox="0 0 256 200"');
    expect(card.trim()).toMatch(/<\/svg>$/);
  });

  it.each(naturalProducts)('clips nothing of %s, large or on a card', (_name, smiles) => {
    for (const [width, height] of [
      [512, 512],
      [256, 200],
    ] as const) {
      const ink = coordinates(draw({ smiles, width, height }));
      expect(ink.length).toBeGreaterThan(20);
      const outside = ink.filter(([x, y]) => x! < 0 || y! < 0 || x! > width || y! > height);
      expect(outside).toEqual([]);
    }
  });

  it('marks R, S, E and Z only when asked', () => {
    const smiles = 'C/C=C/[C@H](C)O';
    const marks = (cip?: boolean) => draw({ smiles, cip }).match(/class='CIP_Code'/g)?.length ?? 0;
    expect(marks(false)).toBe(0);
    expect(marks(true)).toBeGreaterThan(2);
    expect(marks()).toBe(marks(true));
  });

  it('dashes aromatic bonds when not kekulised', () => {
    expect(draw({ smiles: 'c1ccccc1', kekulize: true })).not.toContain('stroke-dasharray');
    expect(draw({ smiles: 'c1ccccc1', kekulize: false })).toContain('stroke-dasharray');
  });

  it('draws in black only when unicolor, except for the glow', () => {
    expect(colours(draw({ smiles: CAMPTOTHECIN }))).toContain('#FF0000');
    const svg = draw({ smiles: CAMPTOTHECIN, unicolor: true, highlight: 'c1ccccc1' });
    expect(colours(svg)).toEqual(new Set(['#FFFFFF', '#000000', HIGHLIGHT_HEX]));
  });

  it('leaves out the background when transparent', () => {
    expect(draw({ smiles: 'CCO' })).toMatch(BACKGROUND);
    expect(draw({ smiles: 'CCO', transparent: true })).not.toMatch(BACKGROUND);
  });

  it.each([
    ['C=O', true],
    ['[Pt]', false],
    ['[C;;', false],
    ['  ', false],
  ])('highlight %p glows: %p', (highlight, glows) => {
    expect(colours(draw({ smiles: CAMPTOTHECIN, highlight })).has(HIGHLIGHT_HEX)).toBe(glows);
  });

  it.each([
    [0, 'right'],
    [90, 'below'],
    [180, 'left'],
    [270, 'above'],
  ])('turned clockwise by %i degrees, an oxygen on the right ends up %s', (rotate, side) => {
    const graph: MolecularGraph = {
      atoms: [
        { x: 0, y: 0, element: 'C', charge: 0 },
        { x: 20, y: 0, element: 'O', charge: 0 },
      ],
      bonds: [{ begin: 0, end: 1, order: 1, stereo: 'none' }],
    };
    const svg = draw({ molfile: writeMolfile(graph), useMolfileDirectly: true, rotate });
    const label = coordinates(svg.slice(svg.indexOf("<path class='atom-1'")))[0]!;
    const [x, y] = label.map((place) => place! - 256);
    const across = Math.abs(x!) > Math.abs(y!);
    expect(across ? (x! > 0 ? 'right' : 'left') : y! > 0 ? 'below' : 'above').toBe(side);
  });

  it("keeps the molfile's own coordinates when told to use it directly", () => {
    const { molfile } = smilesToMolfile(rdkit, 'CCO');
    // An ethanol drawn with a right angle, which no layout produces.
    const bent = molfile
      .split('\n')
      .map((line, index) => {
        const place = ['   -1.5000    0.0000', '    0.0000    0.0000', '    0.0000    1.5000'];
        return index >= 4 && index < 7 ? place[index - 4]! + line.slice(20) : line;
      })
      .join('\n');
    const direct = depict(rdkit, { molfile: bent, smiles: 'CCO', useMolfileDirectly: true });
    expect(direct.source).toBe('molfile');
    const bond = / d=['"]M ([\d.]+),([\d.]+) L ([\d.]+),([\d.]+)/.exec(direct.svg)!.slice(1);
    const [x0, y0, x1, y1] = bond.map(Number);
    expect(Math.abs(y1! - y0!)).toBeLessThan(0.2);
    expect(x1! - x0!).toBeGreaterThan(10);
    expect(depict(rdkit, { molfile: bent, smiles: 'CCO' }).source).toBe('smiles');
  });

  it("draws a residue's label instead of the star", () => {
    const graph: MolecularGraph = {
      atoms: [
        { x: 0, y: 0, element: 'C', charge: 0 },
        { x: 20, y: 0, element: '*', charge: 0, label: 'Ar' },
      ],
      bonds: [{ begin: 0, end: 1, order: 1, stereo: 'none' }],
    };
    const glyphs = (molfile: string) =>
      draw({ molfile, useMolfileDirectly: true }).match(/<path class='atom-1'/g)?.length;
    const named = writeMolfile(graph);
    expect(glyphs(named)).toBe(2);
    expect(glyphs(named.replace(/A {4}2\nAr\n/, ''))).toBe(1);
  });

  it('falls back to the SMILES when the molfile cannot be read', () => {
    const request = { molfile: 'no molfile', smiles: 'CCO', useMolfileDirectly: true };
    expect(depict(rdkit, request).source).toBe('smiles');
  });

  it('draws an impossible structure as written, with a remark', () => {
    const { svg, remark } = depict(rdkit, { smiles: 'CN(C)(C)(C)C' });
    expect(coordinates(svg).length).toBeGreaterThan(5);
    expect(remark).toBe('A nitrogen has five bonds, more than its valence permits');
  });

  it.each([
    ['nothing', {}, 'Either SMILES or molfile must be provided'],
    ['blanks', { smiles: ' ', molfile: '\n' }, 'Either SMILES or molfile must be provided'],
    ['a broken SMILES', { smiles: 'C1CC(' }, 'could not parse SMILES'],
    ['a molfile alone', { molfile: 'x' }, 'a molfile alone needs useMolfileDirectly'],
    ['a broken molfile', { molfile: 'x', useMolfileDirectly: true }, 'could not parse molfile'],
    ['501 atoms', { smiles: 'C'.repeat(501) }, 'The SMILES has 501 atoms; at most 500 are read'],
    ['5001 characters', { smiles: '('.repeat(5001) }, 'The SMILES has 5001 characters'],
    ['a width of 99', { smiles: 'C', width: 99 }, 'width should be between 100 and 2000 pixels'],
    ['a height of 2001', { smiles: 'C', height: 2001 }, 'height should be between'],
    ['a width that is no number', { smiles: 'C', width: Number.NaN }, 'width should be between'],
    ['an endless turn', { smiles: 'C', rotate: Infinity }, 'rotate should be a number'],
  ])('refuses %s', (_name, request, message) => {
    expect(() => depict(rdkit, request)).toThrow(message);
  });
});
