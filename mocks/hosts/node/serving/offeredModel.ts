import { DEFAULT_MODEL } from '../../../services/languageModel/defaultModel';
import { readAddress, type Environment } from './addresses';

/** A language model for which the users of a page may give a key of their own. */
interface OfferedModel {
  readonly languageModelUrl: string;
  readonly languageModelName: string;
}

/**
 * What a page without a server offers; nothing with `MARCUS_LANGUAGE_MODEL=off`. The key of a server,
 * `OPENAI_API_KEY`, is never read here: everybody who opens a page can read its settings.
 *
 * @throws Error naming the variable whose value cannot be used
 */
export function readOfferedModel(env: Environment): Partial<OfferedModel> {
  const choice = (env['MARCUS_LANGUAGE_MODEL'] ?? '').trim();
  if (choice === 'off') return {};
  if (choice !== '' && choice !== 'on') {
    throw new Error(`MARCUS_LANGUAGE_MODEL must be "on" or "off", or left out, not "${choice}"`);
  }
  return {
    languageModelUrl: readAddress(env, 'OPENAI_BASE_URL') ?? DEFAULT_MODEL.baseUrl,
    languageModelName: (env['OPENAI_MODEL'] ?? '').trim() || DEFAULT_MODEL.model,
  };
}
