import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { PageContent } from '../page/pageContent';
import { contentStream } from '../page/testing/contentStream';
import { printedAs, type Printing } from '../page/testing/printedAs';
import { writePdf } from '../page/writePdf';
import {
  BOND,
  DrawingBuilder,
  shortOf,
  step,
} from '../recognition/vector-graph/testing/drawingBuilder';

/** pdf.js, RDKit and the networks are ES modules, which jest cannot load: a child process reads the pages. */
const SCRIPT = `
  import { decodeImage } from './mocks/hosts/node/images/decodeImage';
  import { chemistryTasks, recognitionTasks, segmentationTasks } from './mocks/hosts/node/engineTasks';
  const smilesOf = async ({ graph }) =>
    graph && (await chemistryTasks.graphToStructure({ graph })).smiles;
  async function read(pdf) {
    const page = { pdf, pageIndex: 0 };
    const { segments } = await segmentationTasks.findSegments(page);
    const [{ box, png, label }] = segments;
    const { outcome } = await recognitionTasks.readLines({ ...page, box, image: png });
    const pixels = await recognitionTasks.readPixels({ image: png });
    const { data, width, height } = await decodeImage(png);
    const isInkNear = ({ x, y }) =>
      [-2, -1, 0, 1, 2].some((dy) =>
        [-2, -1, 0, 1, 2].some((dx) => data[Math.round(y + dy) * width + Math.round(x + dx)] < 128),
      );
    const drawn = await segmentationTasks.cutOutBox({ ...page, box, found: [] });
    return {
      count: segments.length,
      label,
      lines: await smilesOf(outcome),
      pixels: await smilesOf(pixels),
      isWide: width > height,
      onInk: outcome.graph.atoms.filter(({ element }) => element === 'C').every(isInkNear),
      drawn: { label: drawn.label, isSame: Buffer.compare(drawn.png, png) === 0 },
    };
  }
  const chunks = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  const reports = [];
  for (const pdf of JSON.parse(Buffer.concat(chunks).toString()))
    reports.push(await read(new Uint8Array(Buffer.from(pdf, 'base64'))));
  console.log(JSON.stringify(reports));
  process.exit(0);`;

/** Propylcatechol, wider than high, with its number below; on a page of its own. */
function drawnPage(): PageContent {
  const ring = DrawingBuilder.ring(200, 100);
  const corner = (i: number) => ring[i % 6] ?? { x: 0, y: 0 };
  const drawing = new DrawingBuilder();
  for (let i = 0; i < 6; i++) {
    if (i % 2 === 0) drawing.doubleInside(corner(i), corner(i + 1), { x: 200, y: 100 });
    else drawing.line(corner(i), corner(i + 1));
  }
  for (const [i, degrees] of [
    [1, -30],
    [2, 30],
  ] as const) {
    const oxygen = step(corner(i), degrees, 1.3 * BOND);
    drawing.line(corner(i), shortOf(corner(i), oxygen)).label('OH', oxygen);
  }
  let end = corner(4);
  for (const degrees of [150, 210, 150]) {
    drawing.line(end, step(end, degrees));
    end = step(end, degrees);
  }
  const page = drawing.page();
  const number = { text: '12', x: 190, y: 138, width: 10, size: 9, angle: 0, bold: true };
  return { ...page, width: 300, height: 200, texts: [...page.texts, { ...number, italic: false }] };
}

const PRINTINGS: readonly Printing[] = [
  { size: 1, quarters: 0 },
  { size: 1, quarters: 1 },
  { size: 1.5, quarters: 2 },
  { size: 1, quarters: 3 },
  { size: 4.5, quarters: 0 },
  { size: 8, quarters: 3 },
];

function pdfOf(printing: Printing): string {
  const page = drawnPage();
  const { size, quarters } = printing;
  const [width, height] = quarters % 2 === 0 ? [300, 200] : [200, 300];
  const printed = { ...printedAs(printing, page), width: size * width, height: size * height };
  const pdf = writePdf({ pages: [{ ...printed, content: contentStream(printed) }] });
  return Buffer.from(pdf).toString('base64');
}

describe('a drawing that is printed large or turned', () => {
  let reports: readonly unknown[];

  beforeAll(async () => {
    const args = ['--import', 'tsx', '--input-type=module', '--eval', SCRIPT];
    const reading = promisify(execFile)(process.execPath, args, { timeout: 170_000 });
    reading.child.stdin?.end(JSON.stringify(PRINTINGS.map(pdfOf)));
    reports = JSON.parse((await reading).stdout) as unknown[];
  }, 180_000);

  test.each(PRINTINGS.map((printing, i) => ({ ...printing, i })))(
    'is cut out upright, read by both programs and numbered: $size times as large, $quarters quarters',
    ({ i }) => {
      expect(reports[i]).toEqual({
        count: 1,
        label: expect.objectContaining({ number: '12' }),
        lines: 'CCCc1ccc(O)c(O)c1',
        pixels: 'CCCc1ccc(O)c(O)c1',
        isWide: true,
        onInk: true,
        drawn: { label: expect.objectContaining({ number: '12' }), isSame: true },
      });
    },
  );
});
