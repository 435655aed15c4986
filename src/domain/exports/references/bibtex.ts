import type { CslItem } from './cslItem';
import type { PersonName } from './personName';

/** BibTeX counts every brace, also one behind a backslash, so braces are written as commands. */
const COMMANDS: Readonly<Record<string, string>> = {
  ...{ '\\': '{\\textbackslash}', '{': '{\\textbraceleft}', '}': '{\\textbraceright}' },
  ...{ '^': '{\\textasciicircum}', '~': '{\\textasciitilde}' },
};

/** Letters stay as they are, in UTF-8. */
const escaped = (text: string): string =>
  text
    .replace(/[\\{}^~]/g, (sign) => COMMANDS[sign] ?? '')
    .replace(/[#$%&_]/g, (sign) => `\\${sign}`);

/** What would begin another name or another part of one is kept together. */
const part = (text: string): string =>
  /(?:^|\s)and(?:\s|$)|,/i.test(text) ? `{${escaped(text)}}` : escaped(text);

function nameText(name: PersonName): string {
  if ('literal' in name) return `{${escaped(name.literal)}}`;
  const { family, given, suffix, 'non-dropping-particle': particle } = name;
  const last = particle === undefined ? part(family) : `${part(particle)} ${part(family)}`;
  return [last, ...(suffix === undefined ? [] : [part(suffix)]), part(given)].join(', ');
}

/** Read as it stands, without commands; doi.org takes the escapes of an address. */
const verbatim = (doi: string): string => doi.replace(/[{}\\]/g, encodeURIComponent);

const TYPES = { 'article-journal': 'article', document: 'misc' } as const;

/** @param item whose title keeps its capitals, which styles would lower */
function entryOf(item: CslItem): string {
  const year = item.issued?.['date-parts'][0]?.[0];
  const fields: readonly (readonly [string, string | undefined])[] = [
    ['title', item.title && `{${escaped(item.title)}}`],
    ['author', item.author?.map(nameText).join(' and ')],
    ['journal', item['container-title'] && escaped(item['container-title'])],
    ['year', year === undefined ? undefined : String(year)],
    ['doi', item.DOI && verbatim(item.DOI)],
  ];
  const lines = fields.flatMap(([field, value]) =>
    value === undefined ? [] : [`  ${field} = {${value}}`],
  );
  return `@${TYPES[item.type]}{${[item.id, ...lines].join(',\n')}\n}\n`;
}

/** A BibTeX file. citation-js leaves out letters that it has no command for, and braces of a DOI as they are. */
export const bibtexOf = (items: readonly CslItem[]): string => items.map(entryOf).join('\n');
