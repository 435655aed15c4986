import { findMentions } from '../../../engine/annotation/annotate';
import type { TaggerKnowledge } from '../../../engine/annotation/knowledge';
import { readText } from '../../../engine/annotation/readText';
import { markNames } from '../../../engine/annotation/sequenceModel/markNames';
import type { SequenceModel } from '../../../engine/annotation/sequenceModel/sequenceModel';
import type { AnnotatedText } from '../../evaluation/text/annotatedTexts';
import { goldOf } from './samples';

/** Of each name that no rule found, the probability that the model states, and whether it is right. */
export function readingsOf(
  model: Omit<SequenceModel, 'calibration'>,
  texts: readonly AnnotatedText[],
  knowledge: TaggerKnowledge,
): { readonly raw: number; readonly right: boolean }[] {
  return texts.flatMap((text) => {
    const gold = goldOf(text);
    const { plain, placeOf } = readText(text.text);
    const mentions = findMentions(plain, knowledge);
    return markNames(model, plain, mentions)
      .filter((name) => !mentions.some(({ start, end }) => start < name.end && name.start < end))
      .map((name) => {
        const { start, end } = placeOf(name.start, name.end);
        const right = gold.some((each) => each.start === start && each.end === end);
        return { raw: name.probability, right };
      });
  });
}
