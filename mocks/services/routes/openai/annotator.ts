import type { Annotation } from '../../../engine/annotation/annotate';
import { failureOfCallersModel } from '../../languageModel/callersModel';
import { LanguageModelError } from '../../languageModel/languageModelError';
import { annotateWithLanguageModel } from '../../languageModel/openAiCompatible';
import type { LanguageModelSettings, ServicesConfig } from '../../config';
import { HttpError } from '../../http/httpError';
import type { TaskRunner, Work } from '../../tasks/taskRunner';
import { tagInPieces } from './tagInPieces';

export interface AnnotatedText extends Annotation {
  /** Why the caller's language model did not annotate, and the local tagger did. */
  readonly modelFailure?: string;
}

/**
 * Finds names in a text.
 *
 * @param callers the language model that the caller brings the key for, if any
 */
export type Annotator = (
  text: string,
  work: Work,
  callers: LanguageModelSettings | null,
) => Promise<AnnotatedText>;

/**
 * A language model if one is configured, otherwise the local tagger. A model that an operator has configured
 * fails visibly and is never replaced. The caller's own model, which is out of reach whenever the caller has no
 * network, is replaced by the tagger, and the answer says so.
 */
export function createAnnotator(
  { languageModel, sequenceModel }: Pick<ServicesConfig, 'languageModel' | 'sequenceModel'>,
  pool: TaskRunner,
): Annotator {
  const tag = (text: string, work: Work): Promise<Annotation> =>
    tagInPieces(pool, text, work, { rulesOnly: !sequenceModel });
  return async (text, work, callers) => {
    const model = callers ?? languageModel;
    if (model === null) return tag(text, work);
    try {
      return await annotateWithLanguageModel(model, text, { signal: work.signal });
    } catch (error) {
      if (!(error instanceof LanguageModelError)) throw error;
      if (callers === null) throw new HttpError(502, error.message);
      const modelFailure = failureOfCallersModel(error, callers);
      return { ...(await tag(text, work)), modelFailure };
    }
  };
}
