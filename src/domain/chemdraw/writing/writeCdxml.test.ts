import { readChemDraw } from '../readChemDraw';
import { pageOf, summary } from '../testing/cdxml';
import { writeCdxml } from './writeCdxml';

/** A molfile of atoms such as `N 1.5 0`, with their valence, and bonds such as `1 2 1 1`. */
function molfile(
  atoms: readonly string[],
  bonds: readonly string[],
  rest: readonly string[] = [],
): string {
  const pad = (value: number | string, width = 3) => String(value).padStart(width);
  const atomLines = atoms.map((line) => {
    const [symbol = '', x = 0, y = 0, valence = 0] = line.split(' ');
    const place = [x, y, 0].map((value) => Number(value).toFixed(4).padStart(10)).join('');
    return `${place} ${symbol.padEnd(3)} 0  0  0  0  0${pad(valence)}  0  0  0  0  0  0`;
  });
  const bondLines = bonds.map(
    (line) =>
      `${line
        .split(' ')
        .map((value) => pad(value))
        .join('')}  0  0  0`,
  );
  const counts = `${pad(atoms.length)}${pad(bonds.length)}  0  0  0  0  0  0  0  0999 V2000`;
  return ['', '  program', '', counts, ...atomLines, ...bondLines, ...rest, 'M  END', ''].join(
    '\n',
  );
}

const pageWith = (...records: Parameters<typeof writeCdxml>[0]) => {
  const [page] = readChemDraw(new TextEncoder().encode(writeCdxml(records))).pages;
  if (!page) throw new Error('no page');
  return page;
};

const again = (text: string) => {
  const [molecule] = pageWith({ molfile: text }).molecules;
  return summary(molecule?.molfile ?? '');
};

describe('what is written is read again', () => {
  it.each([
    ['carbon and nitrogen', molfile(['C 0 0', 'N 1.5 0'], ['1 2 1 0'])],
    [
      'a double, triple and aromatic bond',
      molfile(['C 0 0', 'C 1 0', 'C 2 0', 'C 3 0'], ['1 2 2 0', '2 3 3 0', '3 4 4 0']),
    ],
    ['wedges', molfile(['C 0 0', 'O 1 0', 'N -1 0', 'Cl 0 1'], ['1 2 1 1', '1 3 1 6', '1 4 1 4'])],
    ['a wedge that begins at the later atom', molfile(['O 1 0', 'C 0 0'], ['2 1 1 1'])],
    ['a double bond whose sides are not known', molfile(['C 0 0', 'C 1 0'], ['1 2 2 3'])],
    [
      'a coordinate and a hydrogen bond',
      molfile(['N 0 0', 'Fe 1 0', 'O 2 0'], ['1 2 9 0', '2 3 10 0']),
    ],
    ['charges', molfile(['N 0 0', 'O 1 0'], ['1 2 1 0'], ['M  CHG  2   1   1   2  -1'])],
    [
      'isotopes and radicals',
      molfile(['C 0 0', 'H 1 0'], ['1 2 1 0'], ['M  RAD  1   1   2', 'M  ISO  2   1  13   2   2']),
    ],
    ['a stated valence', molfile(['C 0 0 15', 'S 5 0 4'], [])],
    ['a group with a number', molfile(['C 0 0', 'R# 1 0'], ['1 2 1 0'], ['M  RGP  1   2   3'])],
  ])('%s', (_, text) => {
    expect({ ...again(text), isChiral: false }).toEqual({ ...summary(text), isChiral: false });
  });

  it('charges of the atom block, which lists replace', () => {
    const text = molfile(['N 0 0'], []).replace(' N   0  0', ' N   0  3');
    expect(again(text).atoms).toBe('N(chg1)');
    const radical = molfile(['N 0 0', 'C 1 0'], [], ['M  RAD  1   2   2']);
    expect(again(radical.replace(' N   0  0', ' N   0  3')).atoms).toBe('N C(rad2)');
  });

  it('letters that stand for a group', () => {
    const text = molfile(['C 0 0', '* 1 0'], ['1 2 1 0'], ['A    2', 'Ar']);
    expect(pageWith({ molfile: text }).molecules[0]?.molfile).toContain('A    2\nAr\n');
  });

  it('V3000, with lines that continue', () => {
    const text =
      '\n\n\n  0  0  0     0  0            999 V3000\nM  V30 BEGIN CTAB\nM  V30 COUNTS 2 1 0 0 0\nM  V30 BEGIN ATOM\nM  V30 7 C 0 0 0 0\nM  V30 9 N 1.5 0 0 0 -\nM  V30 CHG=1 MASS=15\nM  V30 END ATOM\nM  V30 BEGIN BOND\nM  V30 1 1 7 9 CFG=1\nM  V30 END BOND\nM  V30 END CTAB\nM  END\n';
    expect(again(text)).toEqual({ atoms: 'C N(chg1 iso15)', bonds: '1-2up', isChiral: true });
  });
});

it('writes more than 999 atoms, which only V3000 can have', () => {
  const atoms = Array.from({ length: 1001 }, (_, x) => `M  V30 ${x + 1} C ${x} 0 0 0 VAL=0`);
  const text = ['', '', '', '  0  0  0     0  0            999 V3000', 'M  V30 BEGIN ATOM']
    .concat(atoms, 'M  V30 END ATOM', 'M  END')
    .join('\n');
  const written = writeCdxml([{ molfile: text }]);
  expect(written.match(/<n /g)).toHaveLength(1001);
  expect(written).not.toContain('NumHydrogens="0"');
});

it('writes number and name below the drawing, whatever letters they have', () => {
  const ethane = molfile(['C 0 0', 'C 1.5 0'], ['1 2 1 0']);
  const { molecules, captions } = pageWith(
    { molfile: ethane, label: '3a', name: 'α-<b> & "c"\u0000' },
    { molfile: ethane, name: '4-methyl' },
    { molfile: ethane },
  );
  expect(molecules.map(({ label }) => label)).toEqual(['3a\nα-<b> & "c"', '4-methyl', null]);
  expect(captions).toHaveLength(2);
});

it('lays structures side by side, on further sheets if they are many, and none over another', () => {
  const chain = molfile(
    ['C 0 0', 'C 1.5 0', 'C 3 0', 'C 4.5 0'],
    ['1 2 1 0', '2 3 1 0', '3 4 1 0'],
  );
  const { molecules, height } = pageWith(
    ...Array.from({ length: 80 }, (_, index) => ({ molfile: chain, label: String(index + 1) })),
  );
  expect(molecules.map(({ label }) => label)).toEqual(
    Array.from({ length: 80 }, (_, index) => String(index + 1)),
  );
  expect(height % 720).toBe(0);
  expect(height).toBeGreaterThan(720);
  const boxes = molecules.map(({ box }) => box);
  const overlaps = boxes.filter((box, index) =>
    boxes
      .slice(index + 1)
      .some(
        (other) =>
          box.left < other.left + other.width &&
          other.left < box.left + box.width &&
          box.top < other.top + other.height &&
          other.top < box.top + box.height,
      ),
  );
  expect(overlaps).toEqual([]);
});

it('leaves out what is no molfile, and writes a page without anything', () => {
  const broken = molfile(['C 0 0'], ['1 2 1 0']);
  expect(pageWith({ molfile: 'nothing' }, { molfile: '' }, { molfile: broken }).molecules).toEqual(
    [],
  );
  expect(pageOf('').molecules).toEqual([]);
});
