import type { CslItem } from './cslItem';
import type { PersonName } from './personName';

const nameText = (name: PersonName): string => {
  if ('literal' in name) return name.literal;
  const { family, given, suffix, 'non-dropping-particle': particle } = name;
  const last = particle === undefined ? family : `${particle} ${family}`;
  return [last, given, ...(suffix === undefined ? [] : [suffix])].join(', ');
};

const TYPES = { 'article-journal': 'JOUR', document: 'GEN' } as const;

/**
 * A value has one line, in which there are no two blanks, as a tag has. citation-js breaks lines within words, after
 * which what follows may read as a tag.
 */
function entryOf(item: CslItem): string {
  const year = item.issued?.['date-parts'][0]?.[0];
  const tags: readonly (readonly [string, string | undefined])[] = [
    ['TY', TYPES[item.type]],
    ...(item.author ?? []).map((name) => ['AU', nameText(name)] as const),
    ['TI', item.title],
    ['T2', item['container-title']],
    ['PY', year === undefined ? undefined : String(year)],
    ['DO', item.DOI],
    ['ER', ''],
  ];
  return tags
    .flatMap(([tag, value]) => (value === undefined ? [] : [`${tag}  - ${value}\r\n`]))
    .join('');
}

/** A RIS file. */
export const risOf = (items: readonly CslItem[]): string => items.map(entryOf).join('\r\n');
