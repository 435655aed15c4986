import { annotate } from '../../../engine/annotation/annotate';
import type { TaggerKnowledge } from '../../../engine/annotation/knowledge';
import type { AnnotatedText, MarkedSpan } from './annotatedTexts';
import { labelSets } from './labelSets';
import { scoreSpans, sumScores, type SpanScore } from './spanScore';

/** The score of one gold label. */
export interface LabelScore {
  readonly label: string;
  readonly score: SpanScore;
}

/** What a tagger marks in a text. */
export type Tagger = (text: string) => readonly MarkedSpan[];

/** The local tagger, whose positions count code points as the gold sets do. */
export const localTagger =
  (knowledge: TaggerKnowledge): Tagger =>
  (text) =>
    annotate(text, knowledge).positions.map(({ start_offset: start, end_offset: end, label }) => ({
      start,
      end,
      label,
    }));

/** Compares what the tagger marks with what people marked, for each of the labels they used. */
export function scoreTexts(texts: readonly AnnotatedText[], tag: Tagger): LabelScore[] {
  const labels = [...new Set(texts.flatMap(({ spans }) => spans.map(({ label }) => label)))];
  const tagged = texts.map((each) => ({ ...each, found: tag(each.text) }));
  return labelSets(labels.sort()).map(({ name, gold, accepted }) => {
    const scores = tagged.map(({ text, spans, found }) =>
      scoreSpans(
        text,
        spans.filter((span) => span.label === gold),
        found.filter((span) => accepted.includes(span.label)),
      ),
    );
    return { label: name, score: sumScores(scores) };
  });
}
