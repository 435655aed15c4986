import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pdfString, writePdf } from '../../page/writePdf';

/**
 * Outlines of letters with the proportions of Helvetica, as x and y upwards from the baseline, in sizes of the
 * font; and their widths with the space beside them.
 */
const LETTERS: Readonly<
  Record<string, { readonly width: number; readonly outlines: readonly (readonly number[])[] }>
> = {
  F: {
    width: 0.61,
    outlines: [
      [
        ...[0.085, 0, 0.085, 0.72, 0.57, 0.72, 0.57, 0.64, 0.18, 0.64],
        ...[0.18, 0.415, 0.51, 0.415, 0.51, 0.33, 0.18, 0.33, 0.18, 0],
      ],
    ],
  },
  i: {
    width: 0.222,
    outlines: [
      [0.067, 0, 0.067, 0.52, 0.155, 0.52, 0.155, 0],
      [0.067, 0.62, 0.067, 0.72, 0.155, 0.72, 0.155, 0.62],
    ],
  },
  l: { width: 0.222, outlines: [[0.067, 0, 0.067, 0.72, 0.155, 0.72, 0.155, 0]] },
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

const article = (sentence: string) =>
  writePdf({
    pages: [
      {
        width: 300,
        height: 400,
        content: [
          `BT /F1 9 Tf 30 350 Td ${pdfString(sentence)} Tj ET`,
          drawing(100, 200),
          painted('Fillil', 108, 180),
        ].join('\n'),
      },
    ],
  });

interface Outcome {
  readonly error?: string;
  readonly result?: {
    readonly segments: readonly {
      readonly label?: { readonly name?: string; readonly confidence: number };
    }[];
  };
}

function segmentsOf(...sentences: readonly string[]): Outcome[] {
  const calls = sentences.map((sentence) => [
    'findSegments',
    { pdf: Buffer.from(article(sentence)).toString('base64'), pageIndex: 0 },
  ]);
  const script = path.join(__dirname, '../../testing/runTasks.ts');
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script], {
    input: JSON.stringify(calls),
    encoding: 'utf8',
    maxBuffer: 64e6,
  });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as Outcome[];
}

describe('names painted as shapes', () => {
  const [named, unnamed] = segmentsOf(
    'From the extract we isolated fillil as white needles.',
    'From the extract we isolated tannin as white needles.',
  );

  test('a name that the text has is linked to its drawing', () => {
    expect(named?.error).toBeUndefined();
    const [segment, ...others] = named?.result?.segments ?? [];
    expect(others).toEqual([]);
    expect(segment?.label?.name).toBe('Fillil');
    expect(segment?.label?.confidence).toBeGreaterThan(0.75);
  });

  test('a name that the text does not have is missing or doubtful', () => {
    const label = unnamed?.result?.segments[0]?.label;
    expect(label?.confidence ?? 0).toBeLessThan(0.75);
  });
});
