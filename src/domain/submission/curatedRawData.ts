import type { AnnotationWord } from '../annotationWord';
import type { Curated } from '../curatedAnnotations';
import type { RawAnnotation, RawAnnotationValue } from '../rawAnnotation';

const nameKey = (label: string, text: string): string => JSON.stringify([label, text]);

/**
 * The program's own output, as the user's words leave it: names that stand nowhere under their label any more
 * are taken out of texts and lists, and those that the user added or relabelled come in. Only names of which
 * something was said are touched.
 */
export function curatedRawData(
  rawData: RawAnnotation,
  { annotations, removed }: Pick<Curated, 'annotations' | 'removed'>,
): RawAnnotation {
  const said = annotations.flatMap((each) => each.said ?? []);
  const standing = new Set(annotations.map(({ label, text }) => nameKey(label, text)));
  const gone = new Set(
    [...said, ...removed.flatMap((each) => each.said ?? [])]
      .map(({ was, label, text }) => nameKey(was ?? label, text))
      .filter((key) => !standing.has(key)),
  );
  const kept = new Map(
    Object.entries(rawData).map(([label, value]) => [
      label,
      without(value, (text) => gone.has(nameKey(label, text))),
    ]),
  );
  for (const word of said) kept.set(word.label, withName(kept.get(word.label), word));
  return Object.fromEntries(kept);
}

function without(value: RawAnnotationValue, isGone: (text: string) => boolean): RawAnnotationValue {
  if (typeof value === 'string') {
    const names = value.split(', ');
    const left = names.filter((name) => !isGone(name.trim()));
    return left.length === names.length ? value : left.join(', ') || 'nan';
  }
  if (!isList(value)) return value;
  return value.filter((item) => typeof item !== 'string' || !isGone(item.trim()));
}

function withName(
  value: RawAnnotationValue | undefined,
  { text }: Pick<AnnotationWord, 'text'>,
): RawAnnotationValue {
  if (value !== undefined && isList(value)) return value.includes(text) ? value : [...value, text];
  if (typeof value !== 'string')
    return value === undefined || value === null ? text : [value, text];
  const names = value.split(', ').filter((name) => name.trim().toLowerCase() !== 'nan');
  return names.includes(text) ? value : [...names, text].join(', ');
}

const isList = (value: RawAnnotationValue): value is readonly RawAnnotationValue[] =>
  Array.isArray(value);
