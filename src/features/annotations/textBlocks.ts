import { annotatedPieces, type AnnotatedPiece } from '@/domain/annotatedPieces';
import type { Annotation } from '@/domain/annotation';
import { isDoubtful, type CuratedAnnotation } from '@/domain/curatedAnnotations';
import { annotationTitle } from './annotationWording';

/** An annotation covering a piece of text. */
export interface Mark {
  /** Index in the list of all annotations. */
  readonly index: number;
  readonly label: string;
  /** Label and state in words. */
  readonly title: string;
  readonly isDoubtful: boolean;
  /** Whether a person accepted, relabelled or added it. */
  readonly isSaid: boolean;
}

export interface TextPiece {
  readonly start: number;
  readonly text: string;
  /** Outermost first; often none. */
  readonly marks: readonly Mark[];
}

/** A run of text between blank lines. */
export interface TextBlock {
  readonly start: number;
  readonly end: number;
  readonly isHeading: boolean;
  readonly pieces: readonly TextPiece[];
}

const BLANK_LINES = /(?:\r?\n[^\S\n]*){2,}/g;
const NUMBERED = /^\d+(?:\.\d+)*\.?\s+\p{Lu}/u;
const USUAL_HEADING =
  /^(?:abstract|introduction|results?(?: and discussion)?|discussion|conclusions?|experimental(?: section)?|materials and methods|references|acknowledge?ments|supplementary materials?)\.?$/i;
const MAX_HEADING_LENGTH = 90;
const MAX_TITLE_LENGTH = 200;
/** Longest badge: "OPEN ". */
const BADGE = 12;

/** Plain text has no headings; what looks like one is styled as one, but nothing else depends on it. */
function looksLikeHeading(block: string): boolean {
  const line = block.replace(/^#+\s+/, '').trim();
  if (line.length > MAX_HEADING_LENGTH || line.includes('\n')) return false;
  if (line.length < block.trim().length) return true; // Markdown, as docling writes it
  return USUAL_HEADING.test(line) || (NUMBERED.test(line) && !line.endsWith('.'));
}

/**
 * The block that the services recognised as the article's title, perhaps with a badge on its line. If they recognised
 * none, the first block, unless it is a sentence or more: above a title may stand the journal's masthead.
 */
function isTitle(block: string, isFirst: boolean, title: string | undefined): boolean {
  if (title !== undefined) return block.length <= title.length + BADGE && block.endsWith(title);
  return isFirst && block.length <= MAX_TITLE_LENGTH && !/[.,;:]\s*$/.test(block);
}

const isSaid = ({ said }: CuratedAnnotation): boolean => said !== undefined;

function blockRanges(text: string): { start: number; end: number }[] {
  const ranges: { start: number; end: number }[] = [];
  let start = 0;
  for (const { index, 0: blank } of text.matchAll(BLANK_LINES)) {
    if (index > start) ranges.push({ start, end: index });
    start = index + blank.length;
  }
  if (start < text.length) ranges.push({ start, end: text.length });
  return ranges;
}

/**
 * Splits a text into blocks, and the blocks into pieces covered by the same annotations. Blank lines between
 * blocks belong to neither; an annotation may span several blocks.
 *
 * @param title of the article, if the services recognised it
 */
export function textBlocks(
  text: string,
  annotations: readonly Annotation[],
  title?: string,
): TextBlock[] {
  const indexOf = new Map(annotations.map((annotation, index) => [annotation, index]));
  const toMarks = (piece: AnnotatedPiece): Mark[] =>
    piece.annotations.map((annotation) => ({
      index: indexOf.get(annotation) ?? -1,
      label: annotation.label,
      title: annotationTitle(annotation),
      isDoubtful: isDoubtful(annotation),
      isSaid: isSaid(annotation),
    }));
  const pieces = annotatedPieces(text, annotations);
  const ranges = blockRanges(text);
  const firstStart = ranges[0]?.start;
  let first = 0;
  return ranges.map(({ start, end }) => {
    while ((pieces[first]?.end ?? Infinity) <= start) first += 1;
    const within: TextPiece[] = [];
    for (let at = first; (pieces[at]?.start ?? Infinity) < end; at += 1) {
      const piece = pieces[at];
      if (!piece) break;
      const from = Math.max(piece.start, start);
      const to = Math.min(piece.end, end);
      if (from < to) {
        within.push({ start: from, text: text.slice(from, to), marks: toMarks(piece) });
      }
    }
    const block = text.slice(start, end);
    const isHeading = looksLikeHeading(block) || isTitle(block, start === firstStart, title);
    return { start, end, isHeading, pieces: within };
  });
}
