import { spawnSync } from 'node:child_process';
import PDFDocument from 'pdfkit';

const POINTS_AN_INCH = 72;

interface RenderedPage {
  readonly png: { readonly base64: string };
  readonly width: number;
  readonly height: number;
}

const ISOLATED = 'Podophyllotoxin was isolated from the roots of Podophyllum peltatum.';

/** Two small pages, which are read in a fraction of the time that a page of an article takes. */
export const smallArticle = (sentence = ISOLATED): Promise<Uint8Array<ArrayBuffer>> => {
  const article = new PDFDocument({ size: [420, 160], margin: 30 });
  article.fontSize(15).text('Lignans of Podophyllum peltatum').moveDown(0.5);
  article.fontSize(11).text('https://doi.org/10.5555/marcus.sample.0001').moveDown(0.5);
  article.text(sentence);
  article.addPage().text('Its structure was confirmed by comparison with the literature.');
  return bytesOf(article);
};

/**
 * The first pages of a PDF as a scanner would give them: pictures without any letters.
 *
 * @param stamp printed as letters over the foot of each page, as libraries do
 * @param upsideDown whether the sheets lay in the scanner the wrong way round
 */
export async function scannedPdf(
  pdf: Uint8Array,
  { pages = 1, dpi = 200, stamp = '', upsideDown = false } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const calls = Array.from({ length: pages }, (_, pageIndex) => [
    'renderPage',
    { pdf: Buffer.from(pdf).toString('base64'), pageIndex, dpi },
  ]);
  const scan = new PDFDocument({ autoFirstPage: false });
  for (const { png, width, height } of runTasks<RenderedPage>(calls)) {
    const size: [number, number] = [width, height].map((side) => (side * POINTS_AN_INCH) / dpi) as [
      number,
      number,
    ];
    scan.addPage({ size, margin: 0 });
    scan.save();
    if (upsideDown) scan.rotate(180, { origin: [size[0] / 2, size[1] / 2] });
    scan.image(Buffer.from(png.base64, 'base64'), 0, 0, { width: size[0], height: size[1] });
    scan.restore();
    if (stamp !== '') scan.fontSize(7).text(stamp, 40, size[1] - 20, { lineBreak: false });
  }
  return bytesOf(scan);
}

export async function bytesOf(document: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve) => document.on('end', resolve));
  document.end();
  await ended;
  return new Uint8Array(Buffer.concat(parts));
}

/**
 * In a process of their own: jest cannot load pdf.js.
 *
 * @param env its variables in addition to those of this process
 */
export function runTasks<Result>(
  calls: readonly unknown[],
  env: Readonly<Record<string, string>> = {},
): Result[] {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'mocks/engine/testing/runTasks.ts'],
    {
      input: JSON.stringify(calls),
      env: { ...process.env, ...env },
      maxBuffer: 1e9,
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(stderr);
  return (JSON.parse(stdout) as { result?: Result; error?: string }[]).map((outcome) => {
    if (outcome.result === undefined) throw new Error(outcome.error);
    return outcome.result;
  });
}
