import type { OPS } from 'pdfjs-dist';
import { runTasks } from '../../testing/scannedPdf';
import { OperatorReader } from './operatorReader';
import { assemblePdf, pdfStream } from './writePdf';

/** A page with a layer that is on, one that is off, and one seen where another is off. */
function layeredPdf(content: string): string {
  const layer = (name: string) => `<< /Type /OCG /Name (${name}) >>`;
  const page =
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 300] /Contents 5 0 R /Resources << ' +
    '/Font << /F1 4 0 R >> /Properties << /On 6 0 R /Off 7 0 R /Unless 8 0 R >> >> >>';
  const pdf = assemblePdf([
    '<< /Type /Catalog /Pages 2 0 R /OCProperties << /OCGs [6 0 R 7 0 R] /D << /OFF [7 0 R] >> >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    page,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    pdfStream('', content),
    layer('Text'),
    layer('Draft'),
    '<< /Type /OCMD /OCGs [6 0 R] /P /AllOff >>',
  ]);
  return Buffer.from(pdf).toString('base64');
}

const line = (text: string, y: number) => `BT /F1 11 Tf 40 ${y} Td (${text}) Tj ET`;

test('text of layers that are off is not read, nor a DOI there', () => {
  const pdf = layeredPdf(
    [
      `/OC /On BDC ${line('Podophyllotoxin was found in the roots.', 200)} EMC`,
      `/OC /Off BDC /Span BMC ${line('doi:10.5555/draft.1 strychnine', 170)} EMC`,
      `${line('More of the draft.', 155)} EMC`,
      `/OC /Unless BDC ${line('Only without the text.', 140)} EMC`,
      line('All was dried.', 110),
    ].join('\n'),
  );
  const [read, found] = runTasks<{ text: string; doi: string }>([
    ['readText', { pdf, pages: 1 }],
    ['findDoi', { pdf }],
  ]);
  expect(read?.text).toBe('Podophyllotoxin was found in the roots.\n\nAll was dried.');
  expect(found?.doi).toBe('');
});

/** Operator names stand for themselves: they only have to differ. */
const ops = new Proxy({}, { get: (_, name) => name }) as unknown as typeof OPS;

test('lines and pictures of layers that are off are not seen', () => {
  const reader = new OperatorReader(
    ops,
    [1, 0, 0, -1, 0, 100],
    new Map(),
    () => undefined,
    [0, 0, 100, 100],
    (layer) => layer !== 'draft',
  );
  const stroke = ['constructPath', 'stroke', [new Float32Array([0, 10, 20, 1, 30, 20])]];
  const picture = ['paintImageXObject', 'img_1', 400, 400];
  const steps: readonly (readonly unknown[])[] = [
    ['beginMarkedContentProps', 'OC', 'draft'],
    ['beginMarkedContent', 'Span'],
    stroke,
    ['endMarkedContent'],
    picture,
    ['shadingFill'],
    ['endMarkedContent'],
    ['endMarkedContent'],
    stroke,
    ['beginMarkedContentProps', 'OC', 'text'],
    picture,
  ];
  for (const [name, ...args] of steps) reader.read(name as number, args);
  expect([reader.paths.length, reader.images.length]).toEqual([1, 1]);
});
