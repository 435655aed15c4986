import { findTitle } from './articleHead/titleOf';
import { dropFigureLettering } from './dropFigureLettering';
import { dropLettering } from './dropLettering';
import { dropRunningHeads } from './dropRunningHeads';
import { findLines } from './findLines';
import { hyphensOf, joinLines, type KeepsHyphen } from './joinLines';
import { linkParagraphs } from './linkParagraphs';
import { orderPage } from './orderPage';
import type { Paragraph } from './paragraph';
import { isSectionHead } from './sectionHead';
import { splitParagraphs } from './splitParagraphs';
import { marginNumbers } from '../page/marginNumbers';
import type { TextPage } from '../page/textPage';
import { textRows, type TextRow } from './textRows';
import { uprightTexts } from './uprightTexts';
import { placeWords, wordsOf, type WordPlace } from './readWords';

const CAPTION = /^(figure|fig|scheme|table|chart|plate)\.?\s*s?\d+[a-z]?\s*(?:[.:|–—]|$)/iu;

/**
 * Paragraphs of the first pages of an article in reading order.
 *
 * @param pages the pages wanted, and any further ones, which help to detect running heads
 * @param wanted how many of them to return
 */
export function readArticle(pages: readonly TextPage[], wanted: number): Paragraph[] {
  const upright = pages.map(uprightTexts).map(withoutMarginNumbers);
  const lines = upright.map((page) => ({
    pageIndex: page.pageIndex,
    height: page.height,
    lines: dropLettering(findLines(page)),
  }));
  const body = dropRunningHeads(lines).slice(0, wanted);
  const keepsHyphen = hyphensOf(body.flat().map((line) => line.text));
  const columns = body.flatMap((page, index) =>
    orderPage(page).map((column) => ({ pageIndex: pages[index]?.pageIndex ?? index, column })),
  );
  const bodySize = mainSize(body.flat());
  const groups = columns.flatMap(({ pageIndex, column }) =>
    splitParagraphs(textRows(column)).map((rows) => ({ rows, pageIndex })),
  );
  const paragraphs = dropFigureLettering(groups).map(({ rows, pageIndex }) =>
    toParagraph(rows, pageIndex, keepsHyphen),
  );
  return linkParagraphs(labelled(paragraphs, bodySize), bodySize, keepsHyphen);
}

/** A single text with an empty line between paragraphs. */
export const articleText = (paragraphs: readonly Paragraph[]) =>
  paragraphs.map(textOf).join(BETWEEN);

const BETWEEN = '\n\n';
const textOf = ({ text }: Paragraph) => text.normalize('NFC');

/** Where the words that were read from scanned pages stand in that text, in its order. */
export function placesOfReadWords(paragraphs: readonly Paragraph[]): WordPlace[] {
  let offset = 0;
  return paragraphs.flatMap((paragraph) => {
    const text = textOf(paragraph);
    const start = offset;
    offset += [...text].length + BETWEEN.length;
    return placeWords(text, paragraph.words ?? [], start);
  });
}

function withoutMarginNumbers(page: TextPage): TextPage {
  const numbers = marginNumbers(page.texts);
  return numbers.size === 0
    ? page
    : { ...page, texts: page.texts.filter((text) => !numbers.has(text)) };
}

/** The font size of most letters, points: a single sign of another font may be larger. */
function mainSize(lines: readonly { text: string; size: number }[]): number {
  const sizes = new Map<number, { readonly size: number; letters: number }>();
  for (const { text, size } of lines) {
    const key = Math.round(2 * size);
    const entry = sizes.get(key) ?? { size, letters: 0 };
    entry.letters += text.length;
    sizes.set(key, entry);
  }
  return [...sizes.values()].sort((a, b) => b.letters - a.letters)[0]?.size ?? 0;
}

function toParagraph(rows: TextRow[], pageIndex: number, keepsHyphen: KeepsHyphen): Paragraph {
  const tabular = rows.some((row) => row.tabular);
  const text = rows
    .map((row) => row.text)
    .reduce((before, after) =>
      tabular ? `${before}\n${after}` : joinLines(before, after, keepsHyphen),
    );
  return {
    label: tabular ? 'table' : CAPTION.test(text) ? 'caption' : 'text',
    text: text.replaceAll('\u00ad', ''),
    pageIndex,
    box: [
      Math.min(...rows.map((row) => row.box[0])),
      Math.min(...rows.map((row) => row.box[1])),
      Math.max(...rows.map((row) => row.box[2])),
      Math.max(...rows.map((row) => row.box[3])),
    ],
    size: mainSize(rows),
    ...wordsOf(rows),
  };
}

/** Labels the title and the heads of sections. */
function labelled(paragraphs: readonly Paragraph[], bodySize: number): Paragraph[] {
  const title = findTitle(paragraphs, bodySize);
  return paragraphs.map((paragraph) => {
    if (paragraph === title) return { ...paragraph, label: 'title' };
    const head =
      paragraph.label === 'text' &&
      (isSectionHead(paragraph.text) ||
        (paragraph.size > 1.1 * bodySize && paragraph.text.length < 110));
    return head ? { ...paragraph, label: 'section_header' } : paragraph;
  });
}
