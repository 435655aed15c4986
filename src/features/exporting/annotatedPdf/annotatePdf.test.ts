/** @jest-environment node */
import { degrees, PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import type { DrawingNote } from '@/domain/exports/annotatedPdf/drawingNote';
import { annotatePdf } from './annotatePdf';
import { readByPdfjs, type ReadPdf } from './testing/readByPdfjs';

const AT = new Date('2026-01-02T03:04:05Z');

const note = (changes: Partial<DrawingNote> = {}): DrawingNote => ({
  ...{ page: 0, box: [50, 70, 150, 130], tag: '#12', words: 'Drawing 12: Not checked\nName: β' },
  ...{ isChecked: false, spokenOf: [], ...changes },
});

interface Made {
  readonly rotation?: number;
  readonly unit?: number;
  /** Pages of which only a part is shown, and whose corner is not at 0, 0. */
  readonly isCropped?: boolean;
  readonly hasXrefStream?: boolean;
  readonly pages?: number;
}

async function madePdf(made: Made = {}): Promise<Uint8Array> {
  const { rotation = 0, unit = 1, isCropped = false, hasXrefStream = true, pages = 1 } = made;
  const pdf = await PDFDocument.create();
  for (let number = 1; number <= pages; number += 1) {
    const page = pdf.addPage([400, 600]);
    page.drawText(`Compound ${number}`, { x: 100, y: 300 });
    page.setRotation(degrees(rotation));
    if (unit !== 1) page.node.set(PDFName.of('UserUnit'), pdf.context.obj(unit));
    if (!isCropped) continue;
    page.setMediaBox(-50, 30, 400, 600);
    page.setCropBox(-20, 60, 900, 500);
  }
  return pdf.save({ useObjectStreams: hasXrefStream });
}

const rounded = (numbers: readonly number[]) =>
  numbers.map((number) => Math.round(number * 100) / 100);

const PAGES: readonly Made[] = [
  ...[0, 90, 180, 270, -90, 450].map((rotation) => ({ rotation })),
  ...[0, 90, 180, 270].map((rotation) => ({ rotation, isCropped: true })),
  ...[0, 90].map((rotation) => ({ rotation, isCropped: true, unit: 2 })),
  { hasXrefStream: false },
];

const LINKED = [{ page: 0, box: [10, 20, 30, 40] as const }];

/** Two pages, with an annotation of another program. */
async function withOwnAnnotation(): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(await madePdf({ pages: 2 }));
  const own = pdf.context.obj({
    ...{ Type: 'Annot', Subtype: 'Text', Rect: [0, 0, 10, 10], Contents: PDFString.of('mine') },
  });
  pdf.getPage(0).node.addAnnot(pdf.context.register(own));
  return pdf.save();
}

describe('as pdf.js reads it', () => {
  let originals: readonly Uint8Array[];
  let written: readonly Uint8Array[];
  let own: Uint8Array;
  let read: readonly ReadPdf[];
  let ofOwn: ReadPdf | undefined;
  let atEdge: ReadPdf | undefined;

  beforeAll(async () => {
    originals = await Promise.all(PAGES.map(madePdf));
    own = await withOwnAnnotation();
    const linked = note({ spokenOf: LINKED });
    written = await Promise.all(originals.map((bytes) => annotatePdf(bytes, [linked], AT)));
    const onSecond = [note({ page: 1, spokenOf: LINKED }), note({ page: 1, box: [0, 0, 5, 5] })];
    const others = [
      await annotatePdf(own, onSecond, AT),
      await annotatePdf(await madePdf(), [note({ box: [390, 0, 400, 20] })], AT),
    ];
    [ofOwn, atEdge, ...read] = readByPdfjs([...others, ...written]);
  }, 60_000);

  test('outlines lie on the drawings however a page is turned, cropped or measured', () => {
    read.forEach(({ pages: [page] }, index) => {
      const made = PAGES[index];
      const [square, link, ...others] = page?.annotations ?? [];
      expect(others).toEqual([]);
      // With the tag's room above it.
      const box = [50, 61, 150, 130];
      expect({ ...made, box: rounded(square?.box ?? []) }).toEqual({ ...made, box });
      expect(square).toMatchObject({ subtype: 'Square', words: note().words, hasAppearance: true });
      const linkBox = LINKED[0]?.box;
      expect({ ...made, box: rounded(link?.box ?? []) }).toEqual({ ...made, box: linkBox });
      expect(page?.text).toBe('Compound 1');
    });
    expect(read).toHaveLength(PAGES.length);
  });

  test('the bytes of the original stay as they are', () => {
    originals.forEach((original, index) => {
      const kept = Buffer.from(written[index]!.subarray(0, original.length));
      expect(kept.equals(Buffer.from(original))).toBe(true);
    });
  });

  test('a link leads to the page of its drawing, and annotations that were there stay', async () => {
    const kinds = ofOwn?.pages.map(({ annotations }) => annotations.map(({ subtype }) => subtype));
    expect(kinds).toEqual([
      ['Text', 'Link'],
      ['Square', 'Square'],
    ]);
    const [mine, link] = ofOwn?.pages[0]?.annotations ?? [];
    expect(mine?.words).toBe('mine');
    const { objectNumber: num } = (await PDFDocument.load(own)).getPage(1).ref;
    // The upper left of the outline with its tag.
    expect(link?.dest).toEqual([{ num, gen: 0 }, { name: 'XYZ' }, 50, 600 - 61, null]);
  });

  test('an outline at the edge of the page has its tag on the page', () => {
    const [left = 0, ...others] = atEdge?.pages[0]?.annotations[0]?.box ?? [];
    expect(rounded(others)).toEqual([0, 400, 20]);
    expect(left).toBeLessThan(390);
  });
});

test.each<[string, () => Promise<Uint8Array>, string]>([
  [
    'encrypted',
    async () => {
      const pdf = await PDFDocument.load(await madePdf());
      pdf.encrypt({ userPassword: '', ownerPassword: 'owner' });
      return pdf.save();
    },
    'The PDF is encrypted',
  ],
  ['no PDF', async () => Buffer.from('no PDF at all'), 'The PDF is damaged'],
  ['cut off', async () => (await madePdf()).subarray(0, 300), 'The PDF is damaged'],
  ['shorter than its drawings say', () => madePdf(), 'The PDF is damaged'],
])('a PDF that is %s is refused with a sentence', async (what, make, words) => {
  const page = what === 'shorter than its drawings say' ? 7 : 0;
  await expect(annotatePdf(await make(), [note({ page })], AT)).rejects.toThrow(words);
});
