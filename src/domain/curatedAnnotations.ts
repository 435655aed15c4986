import type { Annotation } from './annotation';
import {
  annotationKey,
  DOUBT_LIMIT,
  type AnnotationWord,
  type AnnotationWords,
} from './annotationWord';
import { locateWord } from './locateWord';

/** An annotation as it stands: found by a program, and what a person said of it. */
export interface CuratedAnnotation extends Annotation {
  /** Key of what was said of it; absent if nothing was. */
  readonly key?: string;
  readonly said?: AnnotationWord;
}

/** The annotations of a text, as a person left them. */
export interface Curated {
  /** In the order of the text. */
  readonly annotations: readonly CuratedAnnotation[];
  /** What a person removed. */
  readonly removed: readonly CuratedAnnotation[];
  /** What a person accepted, relabelled or added in a text that was extracted before, and this one lacks. */
  readonly lost: readonly AnnotationWord[];
}

interface PlacedWord {
  readonly key: string;
  readonly word: AnnotationWord;
  readonly start: number;
}

/**
 * Lays what a person said over what a program found. It counts whatever later runs find: what was accepted,
 * relabelled or added stays without a program's annotation, and what was removed does not come back.
 */
export function curateAnnotations(
  content: string,
  found: readonly Annotation[],
  words: AnnotationWords,
): Curated {
  const lost: AnnotationWord[] = [];
  const placed = new Map<string, PlacedWord>();
  const standing = new Set<string>();
  for (const [key, word] of Object.entries(words)) {
    const start = locateWord(content, word);
    if (start === undefined) {
      if (word.status !== 'removed') lost.push(word);
      continue;
    }
    placed.set(annotationKey(word.was ?? word.label, start, word.text), { key, word, start });
    if (word.status !== 'removed') standing.add(annotationKey(word.label, start, word.text));
  }
  const isSaid = ({ label, start, text }: Annotation): boolean => {
    const key = annotationKey(label, start, text);
    return placed.has(key) || standing.has(key);
  };
  const untouched = found.filter((annotation) => !isSaid(annotation));
  const said = [...placed.values()].map(ofWord);
  return {
    annotations: [...untouched, ...said.filter(({ said: word }) => !isRemoved(word))].sort(byPlace),
    removed: said.filter(({ said: word }) => isRemoved(word)).sort(byPlace),
    lost,
  };
}

const isRemoved = ({ status }: AnnotationWord): boolean => status === 'removed';

const ofWord = ({ key, word, start }: PlacedWord) => ({
  key,
  label: word.label,
  text: word.text,
  start,
  end: start + word.text.length,
  said: word,
});

const byPlace = (a: Annotation, b: Annotation) => a.start - b.start || b.end - a.end;

/** What no person has looked at, and the program itself is not sure of. */
export const isDoubtful = ({
  said,
  confidence = 1,
}: Pick<CuratedAnnotation, 'confidence'> & { readonly said?: unknown }): boolean =>
  !said && confidence < DOUBT_LIMIT;
