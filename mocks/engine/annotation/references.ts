const HEADING =
  /(?:^|[.\d\])] ?) ?(?:References(?: and Notes)?|REFERENCES|Literature Cited|Bibliography) (?=[[(]?1?\D)/g;

/**
 * Where the list of references begins; the text's end if there is none. Titles of cited articles are not
 * findings of this one.
 */
export function referencesStart(text: string): number {
  const plain = text.replace(/[\s\u00a0]/g, ' ');
  const starts = [...plain.matchAll(HEADING)].map(({ index }) => index);
  return starts.find((index) => index > text.length * 0.4) ?? text.length;
}
