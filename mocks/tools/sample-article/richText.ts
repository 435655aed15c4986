/** A stretch of letters in one style. */
export interface Fragment {
  readonly text: string;
  readonly style: 'roman' | 'italic' | 'bold';
  readonly level: 'base' | 'sub' | 'super';
}

/** Letters without a blank inside; its fragments are set close together. */
export type Word = readonly Fragment[];

const marks = /\*\*(.+?)\*\*|\*(.+?)\*|_\{(.+?)\}|\^\{(.+?)\}/g;

/**
 * Reads the article's own mark-up: `*italic*`, `**bold**`, `_{subscript}`, `^{superscript}`; marks do not
 * nest. `~` is a non-breaking blank.
 */
export function readWords(source: string): Word[] {
  const words: Fragment[][] = [[]];
  const add = (text: string, style: Fragment['style'], level: Fragment['level']) => {
    text.split(' ').forEach((part, index) => {
      if (index > 0) words.push([]);
      if (part) words.at(-1)?.push({ text: part.replaceAll('~', ' '), style, level });
    });
  };
  let done = 0;
  for (const match of source.matchAll(marks)) {
    add(source.slice(done, match.index), 'roman', 'base');
    const [, bold, italic, sub, superscript] = match;
    if (bold !== undefined) add(bold, 'bold', 'base');
    else if (italic !== undefined) add(italic, 'italic', 'base');
    else if (sub !== undefined) add(sub, 'roman', 'sub');
    else add(superscript ?? '', 'roman', 'super');
    done = match.index + match[0].length;
  }
  add(source.slice(done), 'roman', 'base');
  return words.filter((word) => word.length > 0);
}
