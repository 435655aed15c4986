import { isDoubtful, type CuratedAnnotation } from '@/domain/curatedAnnotations';
import { labelText } from '@/domain/labels';
import type { AnnotationGroup } from './annotationGroups';

/** `60 %`, of a share of 1. */
const percent = (share: number): string => `${Math.round(share * 100)} %`;

const doubtText = (confidence: number) => `doubtful, ${percent(confidence)} sure`;

/** What is known of an annotation apart from its label; empty if nothing was said and nothing is doubted. */
function stateText(annotation: CuratedAnnotation): string {
  const { said, confidence } = annotation;
  const by = said?.by === undefined ? '' : ` by ${said.by}`;
  if (said?.status === 'relabelled' && said.was !== undefined) {
    return `relabelled${by}, was ${labelText(said.was)}`;
  }
  if (said) return `${said.status}${by}`;
  return isDoubtful(annotation) && confidence !== undefined ? doubtText(confidence) : '';
}

/** `Trivial Name (doubtful, 60 % sure)` */
export function annotationTitle(annotation: CuratedAnnotation): string {
  const state = stateText(annotation);
  return `${labelText(annotation.label)}${state && ` (${state})`}`;
}

/** The same for the places of a row, in a word or two; empty if there is nothing to tell. */
export function groupState({ indices, doubtful, checked, added, confidence }: AnnotationGroup): {
  readonly short: string;
  readonly long: string;
} {
  if (doubtful > 0 && confidence !== undefined) {
    return { short: `${percent(confidence)} sure`, long: doubtText(confidence) };
  }
  if (checked === 0) return { short: '', long: '' };
  const word = added === indices.length ? 'added' : 'checked';
  return checked === indices.length
    ? { short: word, long: `${word} by a person` }
    : { short: `${checked} checked`, long: `${checked} of ${indices.length} places checked` };
}
