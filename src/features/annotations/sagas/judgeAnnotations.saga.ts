import {
  annotationKey,
  contextOf,
  MARKED_LENGTH_LIMIT,
  type AnnotationWord,
} from '@/domain/annotationWord';
import type { CuratedAnnotation } from '@/domain/curatedAnnotations';
import { selectReviewer } from '@/features/judging';
import { annotationsJudged, selectExtractedText } from '@/article';
import { put, select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { selectCurated } from '../annotations.selectors';
import type {
  annotationAddRequested,
  AnnotationsJudging,
  annotationsJudgeRequested,
} from '../annotations.actions';

/** Each judgement of an annotation has the time, and the name of the person who gave one. */
export function* judgeAnnotations({
  payload,
}: ReturnType<typeof annotationsJudgeRequested>): SagaGenerator<void> {
  yield* judge(payload);
}

function* judge(judging: AnnotationsJudging): SagaGenerator<void> {
  const { indices } = judging;
  const content = (yield* select(selectExtractedText))?.content ?? '';
  const { annotations } = yield* select(selectCurated);
  const signature = yield* sign();
  const words = indices.flatMap((index) => {
    const annotation = annotations[index];
    if (!annotation) return [];
    const word = wordOn(annotation, judging);
    if (word === undefined) return [];
    const { text, start } = annotation;
    const place = { text, start, ...contextOf(content, annotation) };
    const key = annotation.key ?? annotationKey(annotation.label, start, text);
    return [[key, word && { ...word, ...place, ...signature }] as const];
  });
  const name = annotations[indices[0] ?? -1]?.text;
  if (name === undefined || words.length === 0) return;
  yield* put(annotationsJudged({ act: judging.act, name, words: Object.fromEntries(words) }));
}

type Said = Pick<AnnotationWord, 'status' | 'label' | 'was'>;

/** `undefined` where it says nothing that was not said; `null` where nothing is left to be said. */
function wordOn(
  { label, said }: CuratedAnnotation,
  judging: AnnotationsJudging,
): Said | null | undefined {
  const isAdded = said?.status === 'added';
  const found = said?.was ?? label;
  const renamed = (status: Said['status'], to: string): Said => ({
    status,
    label: to,
    ...(to !== found && { was: found }),
  });
  if (judging.act === 'accept') return said ? undefined : { status: 'accepted', label };
  if (judging.act === 'remove') return isAdded ? null : { status: 'removed', label: found };
  if (judging.label === label) return said ? undefined : { status: 'accepted', label };
  if (isAdded) return { status: 'added', label: judging.label };
  return renamed(judging.label === found ? 'accepted' : 'relabelled', judging.label);
}

/** Marks a place of the text as a name that no program found; a name that stands there gets the label. */
export function* addAnnotation({
  payload: { start, end, label },
}: ReturnType<typeof annotationAddRequested>): SagaGenerator<void> {
  const content = (yield* select(selectExtractedText))?.content ?? '';
  const text = content.slice(start, end);
  if (text.trim() === '' || text.length > MARKED_LENGTH_LIMIT) return;
  const { annotations } = yield* select(selectCurated);
  const there = annotations.findIndex((each) => each.start === start && each.end === end);
  if (there >= 0) {
    yield* judge({ act: 'relabel', indices: [there], label });
    return;
  }
  const word: AnnotationWord = {
    ...{ status: 'added', label, text, start },
    ...contextOf(content, { start, end }),
    ...(yield* sign()),
  };
  const key = annotationKey(label, start, text);
  yield* put(annotationsJudged({ act: 'add', name: text, words: { [key]: word } }));
}

function* sign(): SagaGenerator<Pick<AnnotationWord, 'at' | 'by'>> {
  const { clock } = yield* getPlatform();
  const by = yield* select(selectReviewer);
  return { at: new Date(clock.now()).toISOString(), ...(by && { by }) };
}
