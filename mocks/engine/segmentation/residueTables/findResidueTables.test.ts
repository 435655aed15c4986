import type { Box } from '../../geometry/box';
import type { TextRun } from '../../page/pageContent';
import { drawingAt, pageWith, run } from '../compoundLabels/testing/figurePage';
import { findResidueTables } from './findResidueTables';

const CORE = drawingAt(100, 100);
/** Residues written within the core. */
const SHOWN = [run('R1', 105, 120), run('R2', 160, 120)];

/** Each row as `number|name R1:group ...` by drawing; '-' for none. */
function tables(texts: readonly TextRun[], drawings: readonly Box[] = [CORE]): unknown[] {
  return findResidueTables(pageWith(texts), drawings).map((table) =>
    table
      ? table.rows.map(({ number = '', name, groups }) =>
          [
            name === undefined ? number : `${number}|${name}`,
            ...Object.entries(groups).map((e) => e.join(':')),
          ].join(' '),
        )
      : '-',
  );
}

/** Cells at these x of a row. */
const row = (y: number, xs: readonly number[], cells: readonly string[]) =>
  cells.flatMap((cell, i) => (cell === '' ? [] : [run(cell, xs[i] ?? 0, y)]));

describe('a list of residues', () => {
  const list = [run('1 R1 = H, R2 = OH', 100, 176), run('2 R1 = OMe, R2 = H', 100, 186)];

  it('below a drawing is its table', () => {
    expect(tables([...SHOWN, ...list])).toEqual([['1 R1:H R2:OH', '2 R1:OMe R2:H']]);
  });

  it('beside a drawing, with numbers set apart, is its table', () => {
    const apart = [110, 120].flatMap((y, i) => [
      run(`${i + 1}`, 190, y),
      run(`R1 = ${'HF'[i]}`, 215, y),
    ]);
    expect(tables([...SHOWN, ...apart])).toEqual([['1 R1:H', '2 R1:F']]);
  });

  it('may say more of a compound in the next line', () => {
    const broken = [run('1 R1 = H,', 100, 176), run('R2 = OH', 108, 186)];
    expect(tables([...SHOWN, ...broken])).toEqual([['1 R1:H R2:OH']]);
  });

  it('of several compounds without numbers is none', () => {
    expect(tables([run('R1 = H', 100, 176), run('R1 = OH', 100, 186)])).toEqual(['-']);
  });

  it('far from all drawings belongs to none', () => {
    expect(tables(list.map((each) => ({ ...each, y: each.y + 60 })))).toEqual(['-']);
  });

  it('belongs to the drawing that shows its residues, not to a nearer one with other labels', () => {
    const other = drawingAt(200, 190);
    const texts = [...SHOWN, run('OH', 205, 200), ...list];
    expect(tables(texts, [CORE, other])).toEqual([['1 R1:H R2:OH', '2 R1:OMe R2:H'], '-']);
  });

  it('belongs to the nearest drawing whose labels are no text', () => {
    expect(tables(list)).toEqual([['1 R1:H R2:OH', '2 R1:OMe R2:H']]);
  });

  it('does not belong to a drawing that shows other labels only', () => {
    expect(tables([run('OH', 105, 120), ...list])).toEqual(['-']);
  });

  it('between two drawings that show its residues belongs to none', () => {
    const second = drawingAt(100, 200);
    const texts = [
      ...SHOWN,
      run('R1', 105, 230),
      ...list.slice(0, 1).map((each) => ({ ...each, y: 182 })),
    ];
    expect(tables(texts, [CORE, second])).toEqual(['-', '-']);
  });
});

describe('a table with a column for each residue', () => {
  const XS = [100, 140, 180];
  const body = [...row(190, XS, ['1', 'H', 'OH']), ...row(202, XS, ['2', 'OMe', 'H'])];
  const expected = [['1 R1:H R2:OH', '2 R1:OMe R2:H']];

  it('is read by its head', () => {
    expect(tables([...SHOWN, ...row(178, XS, ['No.', 'R1', 'R2']), ...body])).toEqual(expected);
  });

  it('needs no word above its numbers', () => {
    expect(tables([...SHOWN, ...row(178, XS, ['', 'R1', 'R2']), ...body])).toEqual(expected);
  });

  it('may have cells so close that they are one line', () => {
    const close = [run('R1 R2', 118, 178), run('1 H OH', 110, 190)];
    expect(tables([...SHOWN, ...close])).toEqual([['1 R1:H R2:OH']]);
  });

  it('keeps an empty cell empty', () => {
    const gap = row(214, XS, ['3', '', 'Me']);
    const found = tables([...SHOWN, ...row(178, XS, ['No.', 'R1', 'R2']), ...body, ...gap]);
    expect(found).toEqual([[...(expected[0] ?? []), '3 R1: R2:Me']]);
  });

  it('has centred cells below centred heads', () => {
    const middle = (text: string, x: number, y: number) => run(text, x - text.length * 2, y);
    const texts = [
      ...[middle('R1', 150, 178), middle('R2', 190, 178)],
      ...[run('1', 110, 190), middle('OCH2CH3', 150, 190), middle('H', 190, 190)],
      ...[run('2', 110, 202), middle('H', 150, 202), middle('OCH2CH3', 190, 202)],
    ];
    expect(tables([...SHOWN, ...texts])).toEqual([['1 R1:OCH2CH3 R2:H', '2 R1:H R2:OCH2CH3']]);
  });

  it('ends where a line names no compound', () => {
    const after = [run('Isolated yields are given.', 100, 214)];
    const found = tables([...SHOWN, ...row(178, XS, ['No.', 'R1', 'R2']), ...body, ...after]);
    expect(found).toEqual(expected);
  });

  it('does not take the text of the next column', () => {
    const prose = [178, 190, 202].map((y) => run('and the leaves were dried', 260, y));
    const texts = [...SHOWN, ...row(178, XS, ['No.', 'R1', 'R2']), ...body, ...prose];
    expect(tables(texts)).toEqual(expected);
  });

  it('needs two rows if its head is one residue alone', () => {
    expect(tables([...SHOWN, run('R1', 140, 178), ...row(190, XS, ['1', 'H'])])).toEqual(['-']);
  });
});

it('finds nothing in a page of very many drawings', () => {
  const many = Array.from({ length: 101 }, (_, i) => drawingAt(i, 100));
  expect(tables([run('1 R = H', 100, 176)], many).every((table) => table === '-')).toBe(true);
});
