import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** An annotation as pdf.js reads it; its rectangle on the page as shown, in points from the upper left. */
export interface ReadAnnotation {
  readonly subtype: string;
  readonly box: readonly number[];
  readonly words: string;
  readonly dest: readonly unknown[] | null;
  /** Of what is drawn for it. */
  readonly hasAppearance: boolean;
}

export interface ReadPdf {
  readonly pages: readonly {
    readonly text: string;
    readonly annotations: readonly ReadAnnotation[];
  }[];
}

/** pdf.js is an ES module, which these tests cannot load, and needs what the services' host sets up for Node. */
const SCRIPT = `
import { readFileSync } from 'node:fs';
const { loadPdf } = await import('./mocks/hosts/node/pdf/loadPdf.ts');
const { pdfjs } = await loadPdf();
const read = [];
for (const file of process.argv.slice(1)) {
  const data = new Uint8Array(readFileSync(file));
  const pdf = await pdfjs.getDocument({ data, verbosity: 0 }).promise;
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const viewport = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const annotations = (await page.getAnnotations()).map(({ subtype, rect, contentsObj, dest, hasAppearance }) => {
      const [ax, ay] = viewport.convertToViewportPoint(rect[0], rect[1]);
      const [bx, by] = viewport.convertToViewportPoint(rect[2], rect[3]);
      const box = [Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)];
      return { subtype, box, words: contentsObj?.str ?? '', dest: dest ?? null, hasAppearance };
    });
    pages.push({ text: items.map(({ str }) => str).join(''), annotations });
  }
  read.push({ pages });
}
process.stdout.write(JSON.stringify(read));
`;

/** PDFs as pdf.js reads them, in a process of its own. */
export function readByPdfjs(pdfs: readonly Uint8Array[]): readonly ReadPdf[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'marcus-annotated-'));
  try {
    const files = pdfs.map((bytes, index) => {
      const file = path.join(folder, `${index}.pdf`);
      writeFileSync(file, bytes);
      return file;
    });
    const given = ['--import', 'tsx', '--input-type=module', '-e', SCRIPT, '--', ...files];
    return JSON.parse(execFileSync(process.execPath, given, { encoding: 'utf8' })) as ReadPdf[];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
