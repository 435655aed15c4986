import type { PDFContext, PDFRef } from '@cantoo/pdf-lib';
import { inPageUnits, shownSize, type PageFrame } from '@/domain/exports/annotatedPdf/pageFrame';
import type { DrawingNote } from '@/domain/exports/annotatedPdf/drawingNote';
import type { PageBox } from '@/domain/pageBox';

/** Of what a person checked, and of what nobody did: green, and orange with a broken line. */
const LOOKS = {
  checked: { colour: [0.1, 0.5, 0.22], dashes: '[] 0 d' },
  unchecked: { colour: [0.75, 0.33, 0], dashes: '[4 2] 0 d' },
} as const;

/** Points. */
const LINE = 1;
const TAG_HEIGHT = 9;
const LETTER_SIZE = 7;
/** Of Helvetica's digits and widest letters of a tag, in parts of the size. */
const LETTER_WIDTH = 0.56;

export const colourOf = ({ isChecked }: DrawingNote) =>
  LOOKS[isChecked ? 'checked' : 'unchecked'].colour;

/** The box with room for the tag above it, unless it begins at the page's edge. */
export function withTag(
  { box: [x0, y0, x1, y1], tag }: DrawingNote,
  frame: PageFrame,
): { readonly outer: PageBox; readonly tagWidth: number } {
  const tagWidth = tag.length * LETTER_SIZE * LETTER_WIDTH + 4;
  const left = Math.min(x0, Math.max(0, shownSize(frame).width - tagWidth));
  const top = Math.min(y0, Math.max(0, y0 - TAG_HEIGHT));
  return { outer: [left, top, Math.max(x1, left + tagWidth), y1], tagWidth };
}

/** By how much an outer box goes beyond an inner one in the page's units: left, top, right, bottom (RD). */
export function differences(frame: PageFrame, outer: PageBox, inner: PageBox): number[] {
  const [a, b] = [inPageUnits(frame, outer), inPageUnits(frame, inner)];
  return [b[0] - a[0], a[3] - b[3], a[2] - b[2], b[1] - a[1]];
}

/** Turns what is drawn so that it stands upright on the page as shown. */
const TURNS: Readonly<Record<PageFrame['rotation'], readonly number[]>> = {
  0: [1, 0, 0, 1, 0, 0],
  90: [0, 1, -1, 0, 0, 0],
  180: [-1, 0, 0, -1, 0, 0],
  270: [0, -1, 1, 0, 0, 0],
};

/** What is drawn for an annotation: the outline of the drawing, and its tag above, or within where there is no room. */
export function outlineStream(
  context: PDFContext,
  note: DrawingNote,
  frame: PageFrame,
  font: PDFRef,
): PDFRef {
  const { outer, tagWidth } = withTag(note, frame);
  const [width, height] = [outer[2] - outer[0], outer[3] - outer[1]];
  const [boxWidth, boxHeight] = [note.box[2] - note.box[0], note.box[3] - note.box[1]];
  const { colour, dashes } = LOOKS[note.isChecked ? 'checked' : 'unchecked'];
  const fill = colour.join(' ');
  const tagBottom = height - TAG_HEIGHT;
  const content = [
    `${fill} RG ${LINE} w ${dashes}`,
    `${note.box[0] - outer[0] + LINE / 2} ${LINE / 2} ${boxWidth - LINE} ${boxHeight - LINE} re S`,
    `${fill} rg 0 ${tagBottom} ${tagWidth} ${TAG_HEIGHT} re f`,
    `BT 1 g /F ${LETTER_SIZE} Tf 2 ${tagBottom + 2} Td (${note.tag}) Tj ET`,
  ].join('\n');
  const stream = context.stream(content, {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, width, height],
    Matrix: [...TURNS[frame.rotation]],
    Resources: { Font: { F: font } },
  });
  return context.register(stream);
}
