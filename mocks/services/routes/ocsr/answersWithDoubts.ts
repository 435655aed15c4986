import { likenessOf, trustIn } from '../../../engine/tasks/joinAnswers';
import type { AskedEngine, Comparable, EngineAnswer } from './askedEngine';
import { doubtsOf, type Rival, type TrustedReading } from './doubtsOf';

/** What the engines answered, each reading with its doubtful places, given the others. */
export const answersWithDoubts = (asked: readonly AskedEngine[]): EngineAnswer[] =>
  asked.map(({ answer, comparable }) => {
    if (!('recognition' in answer)) return answer;
    const { engine, recognition } = answer;
    const alone = { program: engine.program, recognition, trust: recognition.confidence };
    const doubts = comparable
      ? doubtsOf(trusted(comparable), rivalsOf(comparable, asked))
      : doubtsOf(alone, []);
    return { engine, recognition: { ...recognition, doubts } };
  });

const rivalsOf = (own: Comparable, asked: readonly AskedEngine[]): Rival[] =>
  asked.flatMap(({ comparable: other }): Rival[] => {
    if (!other || other === own) return [];
    const isIndependent = other.labelsFrom !== own.program && own.labelsFrom !== other.program;
    return [{ ...trusted(other), likeness: likenessOf(own, other), isIndependent }];
  });

const trusted = (reading: Comparable): TrustedReading => ({
  program: reading.engine.program,
  recognition: reading.recognition,
  trust: trustIn(reading),
});
