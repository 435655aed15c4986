const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** What XML 1.0 cannot have in any spelling: control characters, halves of pairs, and two more. */
const IMPOSSIBLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF\p{Surrogate}]/gu;

/** A text as it stands in an element or an attribute; letters that XML cannot have are left out. */
export const xmlText = (text: string): string =>
  text.replace(IMPOSSIBLE, '').replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? '');
