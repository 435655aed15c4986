import { doubtOf, type PaintedRun } from './hiddenText';
import type { GraphicsStack } from './graphicsStack';
import { applyMatrix, compose, type Matrix } from './pathMatrix';

/** A gap between letters beyond this many ems starts another run. */
const SPLIT_GAP = 0.2;
/** A run painted this close (ems) behind another on its baseline continues it. */
const JOIN_GAP = 0.05;

interface Glyph {
  readonly unicode: string;
  readonly width: number;
  readonly isSpace: boolean;
}

function isGlyph(value: unknown): value is Glyph {
  return (
    typeof value === 'object' &&
    value !== null &&
    'unicode' in value &&
    typeof value.unicode === 'string' &&
    'width' in value &&
    typeof value.width === 'number'
  );
}

/** Collects the letters of a page as runs; sub- and superscripts are separate runs. */
export class TextCollector {
  private readonly collected: PaintedRun[] = [];

  constructor(private readonly stack: GraphicsStack) {}

  /** Reads the letters of one showText operator and advances the text position. */
  show(glyphs: unknown): void {
    const { state } = this.stack;
    if (!Array.isArray(glyphs) || state.fontSize === 0) return;
    const { font, fontSize, charSpacing, wordSpacing } = state;
    let text = '';
    let start = 0;
    let x = 0;
    const flush = () => {
      if (text) this.add(text, start, x);
      text = '';
    };
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') {
        const gap = (-glyph * fontSize) / 1000;
        if (Math.abs(gap) > SPLIT_GAP * Math.abs(fontSize)) flush();
        x += gap;
      } else if (isGlyph(glyph)) {
        if (!text) start = x;
        text += glyph.unicode;
        const spacing = charSpacing + (glyph.isSpace ? wordSpacing : 0);
        x += glyph.width * fontSize * font.unit + spacing;
      }
    }
    flush();
    if (font.vertical) state.textY -= x;
    else state.textX += x * state.horizontalScale;
  }

  runs(): PaintedRun[] {
    return this.collected.filter((run) => run.text.trim() !== '');
  }

  private add(text: string, from: number, to: number): void {
    const run = placedRun(text, from, to, this.stack);
    const last = this.collected.at(-1);
    if (last && continues(last, run)) {
      const width = Math.max(last.width, endOf(run, last));
      this.collected[this.collected.length - 1] = { ...last, text: last.text + text, width };
    } else {
      this.collected.push(run);
    }
  }
}

function placedRun(
  text: string,
  from: number,
  to: number,
  { state, isOff }: GraphicsStack,
): PaintedRun {
  const { font, horizontalScale } = state;
  const m: Matrix = compose(state.matrix, state.textMatrix);
  const y = state.textY + state.textRise;
  const a = applyMatrix(m, state.textX + from * horizontalScale, y);
  const b = font.vertical
    ? applyMatrix(m, state.textX, y - (to - from))
    : applyMatrix(m, state.textX + to * horizontalScale, y);
  const size = Math.abs(state.fontSize) * Math.hypot(m[2], m[3]);
  const angle = (Math.atan2(m[1], m[0]) * 180) / Math.PI;
  const run = {
    text,
    x: a.x,
    y: a.y,
    width: Math.hypot(b.x - a.x, b.y - a.y),
    size,
    angle: Math.abs(angle) < 0.01 ? 0 : angle,
    bold: font.bold,
    italic: font.italic,
  };
  const doubt = doubtOf(run, state, isOff);
  return doubt ? { ...run, doubt } : run;
}

/** Where `run` ends, measured along the baseline of `first` from its start. */
function endOf(run: PaintedRun, first: PaintedRun): number {
  return startOf(run, first) + run.width;
}

function startOf(run: PaintedRun, first: PaintedRun): number {
  const turn = (first.angle * Math.PI) / 180;
  return (run.x - first.x) * Math.cos(turn) + (run.y - first.y) * Math.sin(turn);
}

function continues(last: PaintedRun, run: PaintedRun): boolean {
  const sameLook =
    last.doubt === run.doubt &&
    last.bold === run.bold &&
    last.italic === run.italic &&
    Math.abs(last.size - run.size) < 0.01 * last.size &&
    Math.abs(last.angle - run.angle) < 0.5;
  if (!sameLook) return false;
  const turn = (last.angle * Math.PI) / 180;
  const rise = (run.y - last.y) * Math.cos(turn) - (run.x - last.x) * Math.sin(turn);
  const gap = startOf(run, last) - last.width;
  return Math.abs(rise) < 0.02 * run.size && Math.abs(gap) < JOIN_GAP * run.size;
}
