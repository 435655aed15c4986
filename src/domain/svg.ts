/** What may stand before the root: declaration, comments, document type without a subset of its own. */
const PROLOGUE = /^\uFEFF?(?:\s|<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*>)*/;
const ROOT = /^<(?:[\w-]+:)?svg[\s>]/;
/** Elements that run scripts or hold another document, under any prefix. */
const ACTIVE_ELEMENT = /<(?:[\w-]+:)?(?:script|foreignObject|iframe|embed|object|handler)\b/i;
const EVENT_ATTRIBUTE = /[\s"'/]on[a-z]+\s*=/i;
/** Anything but a place in the same file, or a picture within it. */
const OUTSIDE_REFERENCE = /(?:href|src)\s*=\s*["']?(?!["']?#)(?!["']?data:image\/(?:png|jpeg))/i;

/**
 * Whether a text is an SVG image that does nothing when opened as a document: no scripts, no event
 * attributes, no references outside. What a drawing program writes passes; what looks active in any way is
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
