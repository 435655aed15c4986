import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { pdfString, writePdf } from '../../page/writePdf';

/**
 * Outlines of letters with the proportions of Helvetica, as x and y upwards from the baseline, in sizes of the
 * font; and their widths with the space beside them.
 */
const LETTERS: Readonly<
  Record<string, { readonly width: number; readonly outlines: readonly (readonly number[])[] }>
> = {
  1: {
    width: 0.556,
    outlines: [
      [
        0.26, 0, 0.26, 0.5, 0.1, 0.5, 0.1, 0.565, 0.2, 0.59, 0.265, 0.63, 0.29, 0.71, 0.35, 0.71,
        0.35, 0,
      ],
    ],
  },
  7: {
    width: 0.556,
    outlines: [
      [
        ...[0.05, 0.705, 0.52, 0.705, 0.52, 0.63, 0.36, 0.4, 0.26, 0.18, 0.215, 0],
        ...[0.12, 0, 0.17, 0.2, 0.28, 0.44, 0.42, 0.62, 0.05, 0.62],
      ],
    ],
  },
};

const SIZE = 10;

function painted(word: string, left: number, baseline: number): string {
  let x = left;
  return [...word]
    .map((char) => {
      const { width, outlines } = LETTERS[char] ?? { width: 0, outlines: [] };
      const path = outlines.flatMap((outline) => pathOf(outline, x, baseline));
      x += width * SIZE;
      return [...path, 'f'].join(' ');
    })
    .join('\n');
}

const pathOf = (outline: readonly number[], x: number, y: number): string[] =>
  outline.flatMap((value, i) =>
    i % 2 === 0
      ? [`${x + value * SIZE}`]
      : [`${y + value * SIZE} ${i === 1 ? 'm' : i === outline.length - 1 ? 'l h' : 'l'}`],
  );

/** Two rings with double bonds, and a side chain. */
function drawing(left: number, bottom: number): string {
  const lines: string[] = [];
  const corner = (ring: number, i: number, radius: number) => {
    const angle = (Math.PI / 3) * i + Math.PI / 6;
    const x = left + 14 + ring * 24.94 + radius * Math.cos(angle);
    return `${x.toFixed(2)} ${(bottom + 14 + radius * Math.sin(angle)).toFixed(2)}`;
  };
  for (const ring of [0, 1]) {
    for (let i = 0; i < 6; i += 1) {
      lines.push(`${corner(ring, i, 14.4)} m ${corner(ring, i + 1, 14.4)} l S`);
      if (i % 2 === 0) lines.push(`${corner(ring, i, 11.6)} m ${corner(ring, i + 1, 11.6)} l S`);
    }
  }
  return `0.6 w ${lines.join('\n')}`;
}

/** Pixels a point of a picture: about 200 to the inch. */
const SCALE = 2.8;
const FONT = 'node_modules/pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf';
GlobalFonts.registerFromPath(FONT, 'label');

/** A word as a grey picture. */
function pictured(word: string, left: number, baseline: number): string {
  const [columns, rows] = [Math.ceil(word.length * SIZE * 0.7 * SCALE), Math.ceil(SIZE * SCALE)];
  const context = createCanvas(columns, rows).getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, columns, rows);
  context.fillStyle = 'black';
  context.font = `${SIZE * SCALE}px label`;
  context.fillText(word, 0, rows * 0.8);
  const { data } = context.getImageData(0, 0, columns, rows);
  const hex = Buffer.from(data.filter((_, i) => i % 4 === 0)).toString('hex');
  const place = `${columns / SCALE} 0 0 ${rows / SCALE} ${left} ${baseline - 0.2 * SIZE} cm`;
  return `q ${place} BI /W ${columns} /H ${rows} /CS /G /BPC 8 /F /AHx ID ${hex}> EI Q`;
}

const article = (label: string, sentence = 'Nothing is said of it.') =>
  writePdf({
    pages: [
      {
        width: 300,
        height: 400,
        content: [
          `BT /F1 9 Tf 30 350 Td ${pdfString(sentence)} Tj ET`,
          drawing(100, 200),
          label,
        ].join('\n'),
      },
    ],
  });

interface Outcome {
  readonly error?: string;
  readonly result?: {
    readonly segments: readonly {
      readonly label?: {
        readonly name?: string;
        readonly number?: string;
        readonly confidence: number;
      };
    }[];
  };
}

/** The labels of the drawings on the only pages of some articles. */
function labelsOf(...articles: readonly Uint8Array[]) {
  const calls = articles.map((pdf) => [
    'findSegments',
    { pdf: Buffer.from(pdf).toString('base64'), pageIndex: 0 },
  ]);
  const script = path.join(__dirname, '../../testing/runTasks.ts');
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script], {
    input: JSON.stringify(calls),
    encoding: 'utf8',
    maxBuffer: 64e6,
  });
  if (stdout === '') throw new Error(stderr);
  return (JSON.parse(stdout) as Outcome[]).map(({ error, result }) => {
    if (!result) throw new Error(error);
    return result.segments.map(({ label }) => label);
  });
}

describe('labels that are no text of the page', () => {
  const below = [112, 180] as const;
  const [shapes, number, named, alike] = labelsOf(
    article(painted('17', ...below)),
    article(pictured('12a', ...below)),
    article(
      pictured('Salviol', ...below),
      'From the extract we isolated salviol as white needles.',
    ),
    article(
      pictured('Salviol', ...below),
      'From the extract we isolated salvidol as white needles.',
    ),
  );

  test('a number painted as shapes is linked to its drawing', () => {
    expect(shapes).toMatchObject([{ number: '17' }]);
  });

  test('a number in a picture is linked to its drawing', () => {
    expect(number).toMatchObject([{ number: '12a' }]);
  });

  test('a name in a picture that the text has is linked to its drawing, beyond doubt', () => {
    expect(named).toMatchObject([{ name: 'Salviol' }]);
    expect(named?.[0]?.confidence).toBeGreaterThan(0.75);
  });

  test('a name is spelled as in the text, if that differs in one letter', () => {
    expect(alike).toMatchObject([{ name: 'Salvidol' }]);
  });
});
