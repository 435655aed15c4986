import type { Block, Inline, Section, TextPage } from '../textPage';

type Part = Exclude<Inline, string> | Block;

type PartOf<T, P = Part> = P extends { readonly type: infer K } ? (T extends K ? P : never) : never;

/** Everything of a kind in (part of) a page of text. */
export function allOf<T extends Part['type']>(tree: unknown, type: T): PartOf<T>[] {
  if (typeof tree !== 'object' || tree === null) return [];
  const own = 'type' in tree && tree.type === type ? [tree as PartOf<T>] : [];
  return [...own, ...Object.values(tree).flatMap((part: unknown) => allOf(part, type))];
}

const NO_WORDS = ['type', 'only', 'to', 'name', 'day'];

/** The words of (part of) a page of text. */
export function wordsOf(tree: unknown): string {
  if (typeof tree === 'string') return tree;
  if (typeof tree !== 'object' || tree === null) return '';
  const parts = Object.entries(tree).filter(([name]) => !NO_WORDS.includes(name));
  return parts.map(([, part]) => wordsOf(part)).join(Array.isArray(tree) ? '' : '\n');
}

/** @throws unless there is such a section */
export function sectionOf({ sections }: Pick<TextPage, 'sections'>, title: string): Section {
  const found = sections.find((section) => section.title === title);
  if (!found) throw new Error(`No section ${title}`);
  return found;
}

export const titlesOf = ({ sections }: Pick<TextPage, 'sections'>): string[] =>
  sections.map(({ title }) => title);
