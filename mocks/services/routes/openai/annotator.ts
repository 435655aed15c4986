import type { Annotation } from '../../../engine/annotation/annotate';
import {
  annotateWithLanguageModel,
  LanguageModelError,
} from '../../languageModel/openAiCompatible';
import type { LanguageModelSettings } from '../../config';
import { HttpError } from '../../http/httpError';
import type { TaskRunner, Work } from '../../tasks/taskRunner';
import { tagInPieces } from './tagInPieces';

/** Finds names in a text with the configured program. */
export type Annotator = (text: string, work: Work) => Promise<Annotation>;

/**
 * A language model if one is configured, otherwise the local tagger; neither falls back to the other.
 *
 * @param sequenceModel whether the tagger uses its model beside the rules
 */
export function createAnnotator(
  languageModel: LanguageModelSettings | null,
  pool: TaskRunner,
  sequenceModel = true,
): Annotator {
  if (languageModel === null) {
    return (text, work) => tagInPieces(pool, text, work, { rulesOnly: !sequenceModel });
  }
  return async (text, { signal }) => {
    try {
      return await annotateWithLanguageModel(languageModel, text, { signal });
    } catch (error) {
      if (error instanceof LanguageModelError) throw new HttpError(502, error.message);
      throw error;
    }
  };
}
