import { readWords } from './richText';
import type { Fragment, Word } from './richText';

type Document = PDFKit.PDFDocument;

export interface TextStyle {
  /** Points. */
  readonly size: number;
  /** Distance between baselines, points. */
  readonly leading: number;
  readonly family: 'Times' | 'Helvetica';
  readonly align: 'justify' | 'left' | 'centre';
  /** First-line indent, points. */
  readonly indent?: number;
  readonly colour?: string;
  readonly bold?: boolean;
}

export interface SetLine {
  readonly words: readonly Word[];
  readonly indent: number;
  /** Width without stretched blanks, points. */
  readonly width: number;
  readonly last: boolean;
}

/** A blank stretched beyond this many times its width looks worse than a ragged line. */
const WIDEST_BLANK = 2.8;

const faces = {
  Times: { roman: 'Times-Roman', italic: 'Times-Italic', bold: 'Times-Bold' },
  Helvetica: { roman: 'Helvetica', italic: 'Helvetica-Oblique', bold: 'Helvetica-Bold' },
} as const;

function chooseFont(doc: Document, fragment: Fragment, style: TextStyle): void {
  const face = style.bold && fragment.style === 'roman' ? 'bold' : fragment.style;
  doc.font(faces[style.family][face]);
  doc.fontSize(fragment.level === 'base' ? style.size : style.size * 0.7);
}

function fragmentWidth(doc: Document, fragment: Fragment, style: TextStyle): number {
  chooseFont(doc, fragment, style);
  return doc.widthOfString(fragment.text);
}

const wordWidth = (doc: Document, word: Word, style: TextStyle) =>
  word.reduce((sum, fragment) => sum + fragmentWidth(doc, fragment, style), 0);

const blankWidth = (doc: Document, style: TextStyle) =>
  fragmentWidth(doc, { text: ' ', style: 'roman', level: 'base' }, style);

/** Breaks a paragraph into lines, each as full as possible. */
export function breakLines(
  doc: Document,
  source: string,
  style: TextStyle,
  width: number,
): SetLine[] {
  const blank = blankWidth(doc, style);
  const lines: SetLine[] = [];
  let words: Word[] = [];
  let used = style.indent ?? 0;
  let indent = used;
  const finish = (last: boolean) => {
    lines.push({ words, indent, width: used, last });
    words = [];
    indent = 0;
    used = 0;
  };
  for (const word of readWords(source)) {
    const own = wordWidth(doc, word, style);
    if (words.length > 0 && used + blank + own > width) finish(false);
    used += own + (words.length > 0 ? blank : 0);
    words.push(word);
  }
  if (words.length > 0) finish(true);
  return lines;
}

/** Sets one line with its baseline at `y`. */
export function setLine(
  doc: Document,
  line: SetLine,
  style: TextStyle,
  x: number,
  y: number,
  width: number,
): void {
  const blank = blankWidth(doc, style);
  const gaps = Math.max(1, line.words.length - 1);
  const wanted = (width - line.width) / gaps;
  const stretch =
    style.align === 'justify' && !line.last && wanted <= blank * WIDEST_BLANK ? wanted : 0;
  let at = x + line.indent + (style.align === 'centre' ? (width - line.width) / 2 : 0);
  doc.fillColor(style.colour ?? 'black');
  for (const run of runsOf(line.words)) {
    chooseFont(doc, run, style);
    const shift = run.level === 'sub' ? 0.2 : run.level === 'super' ? -0.35 : 0;
    const breaks = run.text.split(' ').length - 1;
    doc.text(run.text, at, y + shift * style.size, {
      lineBreak: false,
      baseline: 'alphabetic',
      wordSpacing: stretch + (breaks > 0 ? blank - doc.widthOfString(' ') : 0),
    });
    at += doc.widthOfString(run.text) + breaks * (stretch + blank - doc.widthOfString(' '));
    if (run.blankAfter) at += blank + stretch;
  }
}

/** Joins neighbouring words of one style, so that a reader of the PDF finds whole phrases. */
function runsOf(words: readonly Word[]): (Fragment & { blankAfter: boolean })[] {
  const runs: {
    text: string;
    style: Fragment['style'];
    level: Fragment['level'];
    blankAfter: boolean;
  }[] = [];
  words.forEach((word, index) => {
    word.forEach((fragment, part) => {
      const blankAfter = part === word.length - 1 && index < words.length - 1;
      const open = runs.at(-1);
      const joins =
        open?.blankAfter && open.style === fragment.style && open.level === fragment.level;
      if (open && joins) {
        open.text += ` ${fragment.text}`;
        open.blankAfter = blankAfter;
      } else {
        runs.push({ ...fragment, blankAfter });
      }
    });
  });
  return runs;
}

/** Sets a paragraph and returns the baseline of the line that would follow. */
export function setParagraph(
  doc: Document,
  source: string,
  style: TextStyle,
  x: number,
  firstBaseline: number,
  width: number,
): number {
  let y = firstBaseline;
  for (const line of breakLines(doc, source, style, width)) {
    setLine(doc, line, style, x, y, width);
    y += style.leading;
  }
  return y;
}
