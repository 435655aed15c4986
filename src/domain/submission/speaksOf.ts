import { isDoubtfulLabel, type CompoundLabel } from '../compoundLabel';

/** Shorter names occur within other words and abbreviations. */
const SHORTEST_NAME = 4;

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/**
 * Whether a sentence speaks of the compound that a label names: by its name, or by its number in brackets or
 * after "compound" (a bare number may count anything). A doubtful label is not looked for.
 */
export function speaksOf(label: CompoundLabel | undefined): (sentence: string) => boolean {
  if (!label || isDoubtfulLabel(label)) return () => false;
  const { number, name = label.captionName } = label;
  const forms = [
    ...(number === undefined
      ? []
      : [`[([]${escaped(number)}[)\\]]`, `compounds? ${escaped(number)}(?![\\p{L}\\p{N}])`]),
    ...(name === undefined || name.length < SHORTEST_NAME
      ? []
      : [`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`]),
  ];
  if (forms.length === 0) return () => false;
  const pattern = new RegExp(forms.join('|'), 'iu');
  return (sentence) => pattern.test(sentence);
}
