import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { loadRules, type TaggerKnowledge } from '../../../engine/annotation/knowledge';
import { knowledgeFrom } from '../../annotation/knowledgeFrom';

const FOLDER = new URL('../../../engine/annotation/', import.meta.url);

const read = (name: string) => readFile(fileURLToPath(new URL(name, FOLDER)));

/** What the tagger of this process knows, loaded on the first call. */
export const taggerKnowledge = knowledgeFrom(read);

/**
 * What the rules know, without the sequence model, which learns from their answers.
 *
 * @throws Error if a file is missing or damaged
 */
export const taggerRules = (): Promise<TaggerKnowledge> => loadRules(read);
