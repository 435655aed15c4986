import type { Box } from '../../geometry/box';
import type { TextRun } from '../../page/pageContent';
import { kindOf } from './compoundLabel';
import { labelDrawings } from './labelDrawings';
import { centred, drawingAt, pageWith, run } from './testing/figurePage';

const bold = { bold: true };

/** `number|name` of each drawing, and the name by the caption if there is one; '-' for none. */
function labels(
  drawings: readonly Box[],
  texts: readonly TextRun[],
  strokes?: Parameters<typeof pageWith>[1],
): string[] {
  return labelDrawings(pageWith(texts, strokes), drawings).map((label) =>
    label
      ? [label.number ?? '', label.name ?? '', label.captionName].join('|').replace(/\|$/, '')
      : '-',
  );
}

/** Two rows of three drawings, 60 points between the rows. */
const GRID = [100, 220].flatMap((y) => [100, 220, 340].map((x) => drawingAt(x, y)));
const CENTRES = GRID.map(([x0, , x1]) => (x0 + x1) / 2);

describe('labels of a figure', () => {
  it('are the numbers below its drawings', () => {
    const numbers = GRID.map((box, i) => centred(`${i + 1}`, CENTRES[i]!, box[3] + 16, bold));
    expect(labels(GRID, numbers)).toEqual(['1|', '2|', '3|', '4|', '5|', '6|']);
  });

  it('are on the baseline of their row, however far below a flat drawing', () => {
    const row = [
      drawingAt(60, 100, 80, 160),
      drawingAt(180, 165, 80, 30),
      drawingAt(300, 120, 80, 120),
    ];
    const numbers = row.map(([x0, , x1], i) => centred(`${i + 1}`, (x0 + x1) / 2, 276, bold));
    expect(labels(row, numbers)).toEqual(['1|', '2|', '3|']);
    // Without a neighbour that reaches down to it, a number so far away is none.
    expect(labels(row.slice(1, 2), numbers)).toEqual(['-']);
  });

  it('are above all drawings if the first row has them above, although others stand nearer below', () => {
    const numbers = GRID.map((box, i) => centred(`${i + 1}`, CENTRES[i]!, box[1] - 26, bold));
    expect(labels(GRID, numbers)).toEqual(['1|', '2|', '3|', '4|', '5|', '6|']);
  });

  it('are to the left of all, although each but the first stands beside its neighbour, too', () => {
    const row = [100, 200, 300].map((x) => drawingAt(x, 100, 70));
    const numbers = row.map((box, i) => run(`${i + 1}`, box[0] - 17, 132, bold));
    expect(labels(row, numbers)).toEqual(['1|', '2|', '3|']);
  });

  it('join a number and the name below it', () => {
    const texts = [centred('3', 140, 176, bold), centred('quercetin', 140, 187)];
    expect(labels([drawingAt(100, 100)], texts)).toEqual(['3|quercetin']);
  });

  it('join a name that is broken into two lines, and leave the organism below it out', () => {
    const texts = [
      centred('11,12-di-O-methyl-', 140, 176),
      centred('rosmanol', 140, 186),
      centred('S. officinalis', 140, 196, { italic: true }),
    ];
    expect(labels([drawingAt(100, 100)], texts)).toEqual(['|11,12-di-O-methylrosmanol']);
  });

  it('have the other names in brackets below a name', () => {
    const box = drawingAt(60, 100, 200);
    const name = centred('Galactosylsphingosine', 160, 176);
    const below = (text: string) => labels([box], [name, centred(text, 160, 186)]);
    expect(below('(lysoGalCer, psychosine)')).toEqual([
      '|Galactosylsphingosine (lysoGalCer, psychosine)',
    ]);
    expect(below('(3)')).toEqual(['3|Galactosylsphingosine']);
    expect(below('(roots of the tree)')).toEqual(['|Galactosylsphingosine']);
  });

  it('are below the numbers of atoms, several in a line', () => {
    const texts = [
      run('11 12', 105, 170),
      run('14 15', 150, 170),
      centred('arachidonic acid', 140, 184),
    ];
    expect(labels([drawingAt(100, 100)], texts)).toEqual(['|arachidonic acid']);
  });

  it('have lowered digits, although a line beside stands a little higher', () => {
    const four = { size: 5.5 };
    const texts = [
      run('LTB', 125, 174),
      run('4', 137, 176, four),
      run('LTC', 275, 172.2),
      run('4', 287, 174.2, four),
    ];
    expect(labels([drawingAt(100, 100), drawingAt(250, 98)], texts)).toEqual(['|LTB4', '|LTC4']);
  });

  it('give no name to one drawing of several compounds', () => {
    const texts = [run('1 R = H', 110, 176), run('2 R = OH', 110, 186), run('3 R = Me', 110, 196)];
    expect(labels([drawingAt(100, 100)], texts)).toEqual(['1, 2, 3|']);
  });

  it('get the names that the caption gives to their numbers', () => {
    const texts = [
      centred('1', CENTRES[0]!, 176, bold),
      centred('2', CENTRES[1]!, 176, bold),
      run('Figure 1. Structures: 1 carnosic acid; 2 carnosol.', 80, 210),
    ];
    expect(labels(GRID.slice(0, 2), texts)).toEqual(['1||carnosic acid', '2||carnosol']);
  });

  it('are linked once, between two figures to the one that they fit better', () => {
    const [upper, lower] = [drawingAt(100, 100), drawingAt(100, 200)];
    const texts = [
      centred('quercetin', 140, 170),
      run('Figure 1. A flavonol of the onion, as everybody knows it from its skin', 80, 186),
    ];
    expect(labels([upper, lower], texts)).toEqual(['|quercetin', '-']);
  });
});

describe('labels in the rows of a table', () => {
  const rows = [100, 180, 260].map((y) => drawingAt(400, y));
  const cells = rows.flatMap(([, top], i) => [
    run(`${i + 1}`, 60, top + 6),
    run(['quercetin', 'rutin', 'kaempferol'][i]!, 90, top + 6),
    run('65113-99-7', 250, top + 6),
  ]);

  it('are in columns of their own, at any distance from the drawings', () => {
    expect(labels(rows, cells)).toEqual(['1|quercetin', '2|rutin', '3|kaempferol']);
  });

  it('are not looked for if a row has none', () => {
    expect(labels(rows, cells.slice(3))).toEqual(['-', '-', '-']);
  });

  it('are not the numbers of the lines in the margin', () => {
    const counted = [5, 10, 15, 20, 25].map((n, i) => run(`${n}`, n < 10 ? 34 : 30, 90 + 40 * i));
    expect(labels(rows, [...counted, ...cells])).toEqual([
      '1|quercetin',
      '2|rutin',
      '3|kaempferol',
    ]);
  });

  it('have no name of the row above, whose drawing was not found', () => {
    const rowsOfFour = [...rows, drawingAt(400, 420)];
    const above = [run('4', 60, 346), run('myricetin', 90, 346)];
    const texts = [...cells, ...above, run('5', 60, 426), run('sandalrome', 90, 426)];
    expect(labels(rowsOfFour, texts)[3]).toBe('5|');
  });

  it('have a number alone where the words in the row could be anything', () => {
    const rowsOfFour = [...rows, drawingAt(400, 340)];
    const texts = [...cells, run('4', 60, 346), run('sandalrome', 90, 346)];
    expect(labels(rowsOfFour, texts)[3]).toBe('4|');
  });

  it('are not looked for unless all drawings stand in one column', () => {
    const scattered = [rows[0]!, rows[1]!, drawingAt(250, 260)];
    expect(labels(scattered, cells)).toEqual(['-', '-', '-']);
  });
});

test('a number on one side of a drawing and a name on the other are its row', () => {
  const texts = [run('4', 80, 232), run('quercetin', 200, 232)];
  expect(labels([drawingAt(100, 200)], texts)).toEqual(['4|quercetin']);
  expect(labels([drawingAt(100, 200)], [run('4', 80, 222), ...texts.slice(1)])).not.toEqual([
    '4|quercetin',
  ]);
});

test('letters that count a figure’s parts are labels, whatever atoms they could be', () => {
  const texts = ['A', 'B', 'C'].map((letter, i) => centred(letter, CENTRES[i]!, GRID[i]![3] + 16));
  expect(labels(GRID.slice(0, 3), texts)).toEqual(['A|', 'B|', 'C|']);
  expect(labels(GRID.slice(0, 2), texts.slice(1))).toEqual(['-', '-']);
});

test('the edge of the white area below a picture is no arrow', () => {
  const content = pageWith([centred('(III)', 240, 276)], [[200, 278, 280, 278]]);
  const white = { ...content, paths: content.paths.map((path) => ({ ...path, ink: 0 })) };
  const [atArrow, atEdge] = [content, white].map(
    (page) => labelDrawings(page, [drawingAt(200, 200)])[0],
  );
  expect(atArrow).toBeUndefined();
  expect(atEdge?.number).toBe('III');
});

test.each([
  ['a number', '3', 'number'],
  ['with an isomer’s hyphen', '(±)-3', 'number'],
  ['a Roman number', 'V', 'number'],
  ['a list', '3, 4', 'numbers'],
  ['a range', '1a–c', 'numbers'],
  ['two', '3 and 4', 'numbers'],
  ['the letter of a figure’s part', 'B', 'part'],
  ['none', undefined, 'name'],
])('the kind of a label by its number, %s, is told', (_what, number, kind) => {
  expect(kindOf(number === undefined ? {} : { number })).toBe(kind);
});

test('what a label says of residues stands apart from number and name', () => {
  const texts = [centred('3', 140, 176, bold), centred('R = Me', 140, 187)];
  const [label] = labelDrawings(pageWith(texts), [drawingAt(100, 100)]);
  expect(label).toMatchObject({ number: '3', residues: 'R = Me', text: '3 R = Me' });
  expect(label).not.toHaveProperty('name');
  expect(labels([drawingAt(100, 100)], texts.slice(1))).toEqual(['-']);
});

describe('what stands near drawings and is no label', () => {
  const [drawing] = [drawingAt(200, 200)];

  it.each<[string, TextRun[]]>([
    ['numbers of atoms', ['1', '2', '3', '4'].map((n, i) => run(n, 205 + 20 * i, 272))],
    ['a letter of a ring', [run('A', 235, 235, bold)]],
    ['a number of an atom within the drawing', [run('3', 240, 240)]],
    [
      'numbers of atoms with letters',
      ['10b', 'P-15a', 'P-11a'].map((n, i) => run(n, 202, 215 + 15 * i)),
    ],
    ['a page number', [run('42', 240, 30, bold)]],
    ['a running head', [run('Phytochemistry', 220, 40)]],
    ['a caption', [centred('Figure 2. Structures of 1–9', 240, 280)]],
    [
      'the last line of a paragraph',
      [
        run(
          'The extract of the leaves was separated by chromatography on silica gel, which',
          60,
          274,
        ),
        run('gave quercetin', 60, 284),
      ],
    ],
    ['a distant name', [centred('quercetin', 240, 330)]],
    ['an atom at its edge', [run('OH', 280, 232), run('Br', 236, 268)]],
  ])('%s', (_what, texts) => {
    expect(labels([drawing], texts)).toEqual(['-']);
  });

  it('a page number or a running head close above a drawing', () => {
    const top = drawingAt(200, 66);
    expect(labels([top], [run('42', 235, 56, bold)])).toEqual(['-']);
    expect(labels([top], [run('Phytochemistry', 215, 56)])).toEqual(['-']);
    expect(labels([top], [run('42', 235, 140, bold)])).toEqual(['42|']);
  });

  it('words in bold below a name that is not', () => {
    const texts = [centred('Miltiradiene', 240, 276), centred('spontaneous', 240, 286, bold)];
    expect(labels([drawing], texts)).toEqual(['|Miltiradiene']);
  });

  it('a legend apart from the number', () => {
    const texts = [centred('2', 240, 276, bold), run('NOE', 290, 220)];
    expect(labels([drawing], texts)).toEqual(['2|']);
  });

  it('a name over an arrow, if another has the name below', () => {
    const row = [drawingAt(100, 100), drawingAt(260, 100)];
    const texts = [
      centred('quercetin', CENTRES[0]!, 178),
      centred('naringenin', 300, 178),
      centred('Tyrosol', 220, 126),
    ];
    expect(labels(row, texts, [[185, 130, 255, 130]])).toEqual(['|quercetin', '|naringenin']);
    // Without the labels below, the arrow's words must not become one.
    expect(labels(row, texts.slice(2), [[185, 130, 255, 130]])).toEqual(['-', '-']);
    // Short arrows have heads that are filled, so that their shafts are hardly longer than letters are high.
    const close = [drawingAt(100, 100), drawingAt(218, 100)];
    const over = [centred('LTA4', 199, 126)];
    expect(labels(close, over, [[193, 130, 205, 130]])).toEqual(['-', '-']);
    expect(labels(close, over)).not.toEqual(['-', '-']);
  });
});

describe('an abbreviation in the corner of a drawing', () => {
  const drawing = drawingAt(200, 200);
  const texts = [run('LTA4', 210, 258)];

  it('is its name if it stands clear of the bonds', () => {
    expect(labels([drawing], texts, [[230, 210, 240, 230]])).toEqual(['|LTA4']);
  });

  it('is an atom if a bond ends at it', () => {
    expect(labels([drawing], texts, [[230, 210, 225, 251]])).toEqual(['-']);
  });
});

describe('the confidence of a label', () => {
  const confidence = (drawings: readonly Box[], texts: readonly TextRun[]) =>
    labelDrawings(pageWith(texts), drawings).map((label) => label?.confidence ?? 0);

  it('is higher for a bold number than for one that is not', () => {
    const box = drawingAt(100, 100);
    const [sure = 0] = confidence([box], [centred('3', 140, 176, bold)]);
    const [less = 0] = confidence([box], [centred('3', 140, 176)]);
    expect(sure).toBeGreaterThan(0.9);
    expect(less).toBeLessThan(sure);
  });

  it('is doubtful for a label that stands between two drawings', () => {
    const [upper, lower] = [drawingAt(100, 100), drawingAt(100, 190)];
    const [sure = 0] = confidence([upper], [centred('quercetin', 140, 178)]);
    const both = confidence([upper, lower], [centred('quercetin', 140, 178)]);
    expect(both.filter((each) => each > 0)).toHaveLength(1);
    expect(Math.max(...both)).toBeLessThan(0.85 * sure);
  });

  it('is doubtful for a label on another side than the rest', () => {
    const texts = [
      ...[0, 1, 2, 3, 4].map((i) => centred(`${i + 1}`, CENTRES[i]!, GRID[i]![3] + 16, bold)),
      run('6', GRID[5]![2] + 6, 255, bold),
    ];
    const found = confidence(GRID, texts);
    expect(found[5]).toBeGreaterThan(0.5);
    expect(found[5]).toBeLessThan(0.9 * found[0]!);
  });
});

test('a page of very many lines has no labels, as comparing them all would take long', () => {
  const lines = Array.from({ length: 1600 }, (_, i) =>
    run('12', 20 * (i % 28), 100 + 12 * Math.floor(i / 28)),
  );
  expect(labels([drawingAt(100, 30)], lines)).toEqual(['-']);
});

test('a page of very many runs has no labels, whatever lines they make', () => {
  const blanks = Array.from({ length: 20_001 }, (_, i) => run(' ', 0.02 * i, 700));
  const number = centred('3', 140, 176, bold);
  expect(labels([drawingAt(100, 100)], [number, ...blanks.slice(20_000)])).toEqual(['3|']);
  expect(labels([drawingAt(100, 100)], [number, ...blanks])).toEqual(['-']);
});
