import { spawnSync } from 'node:child_process';
import path from 'node:path';
import sharp from 'sharp';
import { pdfString, writePdf } from './writePdf';
import { flateBomb, pictureBomb, selfContainingPageTree } from '../testing/pdfBombs';

interface ExportedText {
  readonly prov: readonly { readonly page_no: number; readonly bbox: Record<'t' | 'b', number> }[];
}

/** The fields of the tasks' answers that the tests check. */
interface Answer {
  readonly text: string;
  readonly pageCount: number;
  readonly tooHeavy?: readonly number[] | boolean;
  readonly png: { readonly base64: string };
  readonly width: number;
  readonly height: number;
  readonly document: {
    readonly body: { readonly children: readonly unknown[] };
    readonly texts: readonly ExportedText[];
  };
}

interface Outcome {
  readonly result?: Answer;
  readonly error?: string;
  readonly failure?: string;
}

/** Text of a column from its top, points from the page's bottom. */
const column = (lines: readonly string[], x: number, top: number) =>
  lines
    .map((line, index) => `BT /F1 9 Tf ${x} ${top - 12 * index} Td ${pdfString(line)} Tj ET`)
    .join('\n');

const words = (name: string) =>
  Array.from({ length: 12 }, (_, line) => `${name}${line} is a line of the text of this column`);

const page = (content: string) => ({ width: 595, height: 842, content });

const twoColumns = writePdf({
  pages: [
    page(
      `BT /F2 18 Tf 50 780 Td ${pdfString('A Title over both of the columns of it')} Tj ET\n` +
        `BT /F1 8 Tf 50 30 Td ${pdfString('doi: 10.5555/own.2026')} Tj ET\n` +
        // Paints the right column first: only the positions give the order.
        column(words('R'), 310, 700) +
        column(words('L'), 50, 700),
    ),
    page(column(['Second page here.'], 50, 700)),
    page(column(['Third page here.'], 50, 700)),
  ],
  info: { Title: 'Untitled_final.pdf' },
});

const withXmp = writePdf({
  pages: [page(column(['doi: 10.5555/printed'], 50, 700))],
  xmp:
    '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">' +
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" ' +
    'xmlns:prism="http://prismstandard.org/namespaces/basic/2.0/"><prism:doi>10.5555/xmp</prism:doi>' +
    '</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>',
});

/** A figure's form that holds the page's text a second time, cut off by the figure's frame. */
const layered = writePdf({
  pages: [
    page(
      column(['Heated to 37 degrees', 'and kept overnight', 'in the dark at rest'], 50, 700) +
        '\nq 60 400 100 100 re W n\n' +
        column(['Heated to 38 degrees', 'and kept overnight', 'in the dark at last'], 51, 705) +
        '\nBT /F1 9 Tf 70 450 Td (seen in the figure) Tj ET Q',
    ),
  ],
});

const noDoi = writePdf({ pages: [page(column(['No identifier, paper_42.pdf'], 50, 700))] });

/** Standard security handler, revision 2, with keys that match no password (ISO 32000-1, 7.6.3). */
const encrypted = writePdf({
  pages: [page('')],
  trailer:
    `/ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>] ` +
    `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'11'.repeat(32)}> /U <${'22'.repeat(32)}> >>`,
});

/** A square of four strokes, which is not a structure; rotated by 90° on request. */
const square = writePdf({ pages: [page('2 w 100 700 72 72 re S')] });

const calls: [string, Record<string, unknown>][] = [
  ['checkRendering', {}],
  ['readText', { pdf: twoColumns, pages: 2 }],
  ['findDoi', { pdf: twoColumns }],
  ['findDoi', { pdf: withXmp }],
  ['findDoi', { pdf: noDoi }],
  ['describe', { pdf: encrypted }],
  ['describe', { pdf: Buffer.from('%PDF-1.7\nnothing of a PDF follows') }],
  ['describe', { pdf: writePdf({ pages: [] }) }],
  ['renderPage', { pdf: square, pageIndex: 0, dpi: 300 }],
  ['renderPage', { pdf: square, pageIndex: 1, dpi: 300 }],
  ['findSegments', { pdf: square, pageIndex: 0 }],
  ['highlightPage', { pdf: square, pageIndex: 0, box: [100, 70, 172, 142] }],
  [
    'exportJson',
    { pdf: twoColumns, pages: 1, origin: { filename: 'a.pdf', hash: 'ff'.repeat(32) } },
  ],
  [
    'renderPage',
    {
      pdf: writePdf({ pages: [{ width: 14400, height: 14400, content: '' }] }),
      pageIndex: 0,
      dpi: 300,
    },
  ],
];

const heavyContent = flateBomb();
const heavyPicture = pictureBomb();
calls.push(
  ['readText', { pdf: heavyContent, pages: 9 }],
  ['readText', { pdf: heavyPicture, pages: 9 }],
  ['readText', { pdf: selfContainingPageTree(), pages: 2 }],
  ['readText', { pdf: layered, pages: 1 }],
  ['findSegments', { pdf: heavyContent, pageIndex: 0 }],
  ['findSegments', { pdf: heavyContent, pageIndex: 1 }],
  ['findSegments', { pdf: heavyPicture, pageIndex: 1 }],
  ['findSegments', { pdf: selfContainingPageTree(), pageIndex: 0 }],
);

/** One process for all, because loading pdf.js takes longer than reading these pages. */
function runTasks(): Outcome[] {
  const input = JSON.stringify(calls, (_key, value) =>
    value instanceof Uint8Array || value?.type === 'Buffer'
      ? Buffer.from(value.data ?? value).toString('base64')
      : value,
  );
  const script = path.join(__dirname, '../testing/runTasks.ts');
  const child = spawnSync(process.execPath, ['--import', 'tsx', script], {
    input,
    encoding: 'utf8',
    maxBuffer: 64e6,
  });
  if (child.status !== 0) throw new Error(child.stderr);
  return JSON.parse(child.stdout);
}

describe('reading PDFs', () => {
  let outcomes: Outcome[] = [];
  const outcomeOf = (name: string, nth = 0) =>
    outcomes[calls.flatMap(([task], at) => (task === name ? [at] : []))[nth]!]!;
  const image = (outcome: Outcome) =>
    sharp(Buffer.from(outcome.result!.png.base64, 'base64'))
      .raw()
      .toBuffer({ resolveWithObject: true });

  beforeAll(() => {
    outcomes = runTasks();
  }, 60_000);

  it('paints pages with ink', () => {
    expect(outcomeOf('checkRendering').error).toBeUndefined();
  });

  it('reads only the first two pages, the left column before the right one', () => {
    const { text, pageCount } = outcomeOf('readText').result!;
    expect(pageCount).toBe(3);
    expect(text).toMatch(/^A Title over both of the columns of it\n\nL0 .*L11 .*R0 .*R11 /su);
    expect(text).toContain('Second page here.');
    expect(text).not.toContain('Third');
  });

  it('leaves out the layer of a page that a frame cuts off', () => {
    const { text } = outcomeOf('readText', 4).result!;
    expect(text).toContain('Heated to 37 degrees and kept overnight in the dark at rest');
    expect(text).toContain('seen in the figure');
    expect(text).not.toMatch(/38|last/);
  });

  it.each([
    [0, 'the DOI printed on the page', '10.5555/own.2026'],
    [1, 'the DOI of the metadata before the printed one', '10.5555/xmp'],
    [2, 'the empty text for an article without one', ''],
  ])('answers (%i) %s', (nth, _what, doi) => {
    expect(outcomeOf('findDoi', nth).result).toEqual({ doi });
  });

  it.each([
    [0, 'an encrypted PDF', /encrypted and needs a password/],
    [1, 'a damaged PDF', /damaged/],
    [2, 'a PDF without pages', /no pages|damaged/],
  ])('refuses (%i) %s with a reason', (nth, _what, reason) => {
    expect(outcomeOf('describe', nth)).toMatchObject({ failure: 'invalid' });
    expect(outcomeOf('describe', nth).error).toMatch(reason);
  });

  it('paints A4 at 300 dpi as 2480 by 3509 pixels, with lines in the right place', async () => {
    const { data, info } = await image(outcomeOf('renderPage'));
    expect([info.width, info.height]).toEqual([2480, 3509]);
    const at = (x: number, y: number) =>
      data[(Math.round((y * 300) / 72) * info.width + Math.round((x * 300) / 72)) * info.channels];
    expect(at(100, 100)).toBe(0);
    expect(at(136, 106)).toBe(255);
  });

  it('reports that a page does not exist', () => {
    expect(outcomeOf('renderPage', 1)).toMatchObject({ failure: 'not-found' });
  });

  it('paints a page of 14400 points at a lower resolution', () => {
    const { width, height } = outcomeOf('renderPage', 2).result!;
    expect(width * height).toBeLessThan(41e6);
  });

  it('finds no structure in a square', () => {
    expect(outcomeOf('findSegments').result).toEqual({ pageCount: 1, segments: [] });
  });

  it('marks a box on the page', async () => {
    const { data, info } = await image(outcomeOf('highlightPage'));
    const at = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
    ];
    expect(at(560, 440)).toEqual([179, 239, 179]);
    expect(at(411, 440)).toEqual([0, 200, 0]);
    expect(at(300, 440)).toEqual([255, 255, 255]);
  });

  it('exports the text in Docling’s format, with boxes measured from the bottom left', () => {
    const { document: exported } = outcomeOf('exportJson').result!;
    expect(exported).toMatchObject({ schema_name: 'DoclingDocument', name: 'a' });
    expect(exported.body.children).toHaveLength(exported.texts.length);
    const [title] = exported.texts;
    expect(title).toMatchObject({ label: 'title', self_ref: '#/texts/0' });
    expect(title!.prov[0]!.page_no).toBe(1);
    expect(title!.prov[0]!.bbox.t).toBeGreaterThan(780);
    expect(title!.prov[0]!.bbox.b).toBeLessThan(780);
  });

  it('reads the pages around one whose content is too heavy, and reports which one it is', () => {
    expect(outcomeOf('readText', 1).result).toEqual({
      text: 'The first page\n\nThe third page',
      pageCount: 3,
      tooHeavy: [1],
      scans: [],
      words: [],
    });
  });

  it('reads the text of a page whose picture is too heavy', () => {
    const { text, tooHeavy } = outcomeOf('readText', 2).result!;
    expect(text).toContain('The second page');
    expect(tooHeavy).toEqual([]);
  });

  it.each([
    [1, 'says nothing of a page that can be read', undefined],
    [2, 'says of a page with heavy content that it was not read', true],
    [3, 'says of a page with a heavy picture that it was not read whole', true],
  ])('search for drawings (%i) %s', (nth, _what, tooHeavy) => {
    const { result } = outcomeOf('findSegments', nth);
    expect(result).toMatchObject({ pageCount: 3, segments: [] });
    expect(result!.tooHeavy).toBe(tooHeavy);
  });

  it.each([
    ['readText', 3],
    ['findSegments', 4],
  ])('%s refuses a page tree that contains itself as damaged', (task, nth) => {
    expect(outcomeOf(task, nth)).toEqual({
      failure: 'invalid',
      error: expect.stringMatching(/^The PDF is damaged and cannot be read: /),
    });
  });
});
