import { findMentions, prepareText } from '../../../engine/annotation/annotate';
import type { TaggerKnowledge } from '../../../engine/annotation/knowledge';
import { markNames } from '../../../engine/annotation/sequenceModel/markNames';
import type { Knot, SequenceModel } from '../../../engine/annotation/sequenceModel/sequenceModel';
import { fitCalibration } from '../../evaluation/calibration/fitCalibration';
import type { AnnotatedText } from '../../evaluation/text/annotatedTexts';
import { goldOf } from './samples';

/** What the names that no rule found are worth, by the probability that the model states. */
export function fitNames(
  model: Omit<SequenceModel, 'calibration'>,
  texts: readonly AnnotatedText[],
  knowledge: TaggerKnowledge,
): readonly Knot[] {
  const readings = texts.flatMap((text) => {
    const gold = goldOf(text);
    const { plain } = prepareText(text.text);
    const mentions = findMentions(plain, knowledge);
    return markNames(model, plain, mentions)
      .filter((name) => !mentions.some(({ start, end }) => start < name.end && name.start < end))
      .map(({ start, end, probability }) => ({
        raw: probability,
        right: gold.some((each) => each.start === start && each.end === end),
      }));
  });
  return fitCalibration(readings).knots;
}
