/** What may precede the root: declaration, comments, document type without an internal subset. */
const PROLOGUE = /^\uFEFF?(?:\s|<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*>)*/;
const ROOT = /^<(?:[\w-]+:)?svg[\s>]/;
/** Elements that run scripts or contain another document, with any prefix. */
const ACTIVE_ELEMENT = /<(?:[\w-]+:)?(?:script|foreignObject|iframe|embed|object|handler)\b/i;
const EVENT_ATTRIBUTE = /[\s"'/]on[a-z]+\s*=/i;
/** Anything but a fragment in the same file, or an embedded picture. */
const OUTSIDE_REFERENCE = /(?:href|src)\s*=\s*["']?(?!["']?#)(?!["']?data:image\/(?:png|jpeg))/i;

/**
 * Whether a text is an SVG image that does nothing when opened as a document: no scripts, no event
 * attributes, no external references. Accepts what drawing programs write; anything that looks active is
 * refused rather than cleaned.
 */
export function isPassiveSvg(text: string): boolean {
  const body = text.replace(PROLOGUE, '');
  return (
    ROOT.test(body) &&
    !ACTIVE_ELEMENT.test(body) &&
    !EVENT_ATTRIBUTE.test(body) &&
    !OUTSIDE_REFERENCE.test(body)
  );
}
