import { PDFArray, PDFName, PDFNumber, type PDFPage } from '@cantoo/pdf-lib';
import { sharedPart, type PageFrame } from '@/domain/exports/annotatedPdf/pageFrame';
import type { PageBox } from '@/domain/pageBox';

/** Of a page that states no size: US letter, as pdf.js takes it. */
const LETTER: PageBox = [0, 0, 612, 792];

/** Undefined without four numbers and an area. */
function boxNamed({ node }: PDFPage, name: 'MediaBox' | 'CropBox'): PageBox | undefined {
  const value = node.context.lookup(node.getInheritableAttribute(PDFName.of(name)));
  if (!(value instanceof PDFArray) || value.size() !== 4) return undefined;
  const edges = value.asArray().map((edge) => node.context.lookup(edge));
  const [x0, y0, x1, y1] = edges.map((edge) =>
    edge instanceof PDFNumber ? edge.asNumber() : NaN,
  ) as [number, number, number, number];
  const box: PageBox = [Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1)];
  return sharedPart(box, box);
}

function numberNamed({ node }: PDFPage, name: 'Rotate' | 'UserUnit'): number | undefined {
  const value =
    name === 'Rotate' ? node.getInheritableAttribute(PDFName.of(name)) : node.get(PDFName.of(name));
  const number = value && node.context.lookup(value);
  return number instanceof PDFNumber ? number.asNumber() : undefined;
}

const ROTATIONS = [0, 90, 180, 270] as const;

/** As pdf.js shows the page, in whose points the drawings' boxes are. */
export function pageFrameOf(page: PDFPage): PageFrame {
  const media = boxNamed(page, 'MediaBox') ?? LETTER;
  const crop = boxNamed(page, 'CropBox') ?? media;
  const turned = numberNamed(page, 'Rotate') ?? 0;
  const rotation = ROTATIONS.find((each) => each === ((turned % 360) + 360) % 360) ?? 0;
  const unit = numberNamed(page, 'UserUnit') ?? 1;
  return { view: sharedPart(crop, media) ?? media, rotation, unit: unit > 0 ? unit : 1 };
}
