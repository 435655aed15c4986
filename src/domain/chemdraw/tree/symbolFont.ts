import { childrenOf } from './properties';
import type { OpenObject } from './chemDrawObject';

/** The letters that the font Symbol shows in place of those of the alphabet. */
const LATIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const GREEK = 'αβχδεφγηιϕκλμνοπθρστυϖωξψζΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ';

/** Writes what stands in the font Symbol as the Greek letters that are seen. */
export function writeGreek(root: OpenObject): void {
  const fonts = childrenOf(root, 'fonttable').flatMap((table) => childrenOf(table, 'font'));
  const symbol = fonts.filter(({ properties }) => properties.get('name') === 'Symbol');
  const ids = new Set(symbol.map(({ properties }) => properties.get('id')));
  if (ids.size === 0) return;
  const visit = (object: OpenObject) => {
    if (object.tag === 's' && ids.has(object.properties.get('font')))
      object.text = object.text.replace(
        /[A-Za-z]/g,
        (letter) => GREEK[LATIN.indexOf(letter)] ?? '',
      );
    for (const child of object.children) visit(child);
  };
  visit(root);
}
