import type { GraphAtom, MolecularGraph } from '../../recognition/molecularGraph';
import { writeMolfile } from './writeMolfile';

const atom = (x: number, y: number, more: Partial<GraphAtom> = {}): GraphAtom => {
  return { x, y, element: 'C', charge: 0, ...more };
};
const graph: MolecularGraph = {
  atoms: [atom(0, 0), atom(30, 0), atom(30, 30, { element: 'O', charge: -1 })],
  bonds: [
    { begin: 1, end: 0, order: 1, stereo: 'up' },
    { begin: 1, end: 2, order: 1, stereo: 'none' },
  ],
};

describe('writeMolfile', () => {
  it('writes V2000: name, program, counts, centred atoms with y upwards, bonds from the narrow end', () => {
    expect(writeMolfile(graph, 'compound 1')).toBe(
      [
        'compound 1',
        '  MARCUS            2D',
        '',
        '  3  2  0  0  0  0  0  0  0  0999 V2000',
        '   -0.7500    0.7500    0.0000 C   0  0  0  0  0  0  0  0  0  0  0  0',
        '    0.7500    0.7500    0.0000 C   0  0  0  0  0  0  0  0  0  0  0  0',
        '    0.7500   -0.7500    0.0000 O   0  0  0  0  0  0  0  0  0  0  0  0',
        '  2  1  1  1',
        '  2  3  1  0',
        'M  CHG  1   3  -1',
        'M  END',
        '',
      ].join('\n'),
    );
  });

  it.each([
    ['up', 1, 1],
    ['down', 1, 6],
    ['either', 1, 4],
    ['none', 1, 0],
    ['either', 2, 3],
    ['up', 2, 0],
  ] as const)('writes %s at order %i as bond stereo %i', (stereo, order, code) => {
    const bonds = [{ begin: 0, end: 1, order, stereo }];
    expect(writeMolfile({ ...graph, bonds })).toContain(`\n  1  2  ${order}  ${code}\n`);
  });

  it('splits nine charges into lines of at most eight pairs', () => {
    const atoms = Array.from({ length: 9 }, (_, x) => atom(x, 0, { element: 'Na', charge: 1 }));
    const lines = writeMolfile({ atoms, bonds: [] }).match(/^M {2}CHG.*$/gm);
    expect(lines).toEqual([expect.stringMatching(/^M {2}CHG {2}8/), 'M  CHG  1   9   1']);
  });

  it('writes unpaired electrons', () => {
    const atoms = [atom(0, 0, { radical: true })];
    expect(writeMolfile({ atoms, bonds: [] })).toContain('M  RAD  1   1   2\n');
  });

  it('writes isotopes and the labels of residues', () => {
    const atoms = [
      atom(0, 0, { element: 'H', isotope: 2 }),
      atom(1, 0, { element: '*', label: 'R1' }),
    ];
    const molfile = writeMolfile({ atoms, bonds: [] });
    expect(molfile).toContain('M  ISO  1   1   2\n');
    expect(molfile).toContain('A    2\nR1\n');
  });

  it('writes a numbered residue as an R group, other residues as stars', () => {
    const atoms = ['R2', 'R', "R'", 'Ar', 'R123'].map((label, x) =>
      atom(x, 0, { element: '*', label }),
    );
    const molfile = writeMolfile({ atoms, bonds: [] });
    expect(molfile.match(/^M {2}RGP.*$/gm)).toEqual(['M  RGP  1   1   2']);
    expect(molfile.match(/ R# /g)).toHaveLength(1);
    expect(molfile.match(/ \* {3}0/g)).toHaveLength(4);
  });

  it('writes an R group in V3000', () => {
    const atoms = Array.from({ length: 1000 }, (_, x) => atom(x, 0));
    atoms[0] = atom(0, 0, { element: '*', label: 'R3' });
    expect(writeMolfile({ atoms, bonds: [] })).toMatch(/^M {2}V30 1 R# .* RGROUPS=\(1 3\)$/m);
  });

  it.each([
    [999, 'V2000'],
    [1000, 'V3000'],
  ])('writes %i atoms as %s', (count, version) => {
    const atoms = Array.from({ length: count }, (_, x) => atom(x, 0));
    const bonds = [{ begin: 0, end: count - 1, order: 1, stereo: 'down' } as const];
    const molfile = writeMolfile({ atoms, bonds });
    expect(molfile.split('\n')[3]).toContain(version);
    expect(molfile).toContain(
      version === 'V3000' ? 'M  V30 1 1 1 1000 CFG=3\n' : '\n  1999  1  6\n',
    );
  });

  it('keeps a hostile name on the first line', () => {
    expect(writeMolfile(graph, `a\nb${'c'.repeat(200)}`).split('\n')[0]).toHaveLength(80);
  });

  it.each([
    ['a bond to nowhere', { atoms: [atom(0, 0)], bonds: [{ ...graph.bonds[0]!, end: 7 }] }],
    ['a coordinate that is no number', { atoms: [atom(Number.NaN, 0)], bonds: [] }],
    ['an element that is none', { atoms: [atom(0, 0, { element: 'C\nM' })], bonds: [] }],
  ])('refuses %s', (_name, broken) => {
    expect(() => writeMolfile(broken)).toThrow(RangeError);
  });
});
