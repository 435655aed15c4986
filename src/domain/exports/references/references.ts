import type { Article } from '../../article';
import { bibtexOf } from './bibtex';
import { cslItems, type CslItem } from './cslItem';
import { risOf } from './ris';

const WRITERS = {
  bibtex: bibtexOf,
  ris: risOf,
  csl: (items) => `${JSON.stringify(items, null, 2)}\n`,
} as const satisfies Readonly<Record<string, (items: readonly CslItem[]) => string>>;

/** Articles for a reference manager. */
export interface References {
  readonly text: string;
  /** How many articles are cited. */
  readonly count: number;
}

export function referencesOf(
  articles: readonly Article[],
  format: keyof typeof WRITERS,
): References {
  const items = cslItems(articles);
  return { text: WRITERS[format](items), count: items.length };
}
