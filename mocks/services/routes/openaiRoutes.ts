import { callersModel } from '../languageModel/callersModel';
import { answerJson } from '../http/answers';
import { readFields } from '../http/fields';
import { HttpError } from '../http/httpError';
import { jsonObject } from '../http/readJson';
import { createRouter, type WebApp, type WebContext } from '../http/webApp';
import { sessionIdOf } from '../sessions/sessionGate';
import { onOperation, type Operation } from '../openapi/operation';
import { addHealth } from './healthRoutes';
import { annotationFailed } from './openai/annotationFailed';
import type { AnnotatedText } from './openai/annotator';
import { OPENAI } from './operations/openaiOperations';
import type { Work } from '../tasks/taskRunner';
import { workOf, type ServiceContext } from './serviceContext';

/** Length in characters of a text's preview in the list. */
const PREVIEW_LENGTH = 100;

interface Extracted extends AnnotatedText {
  readonly savedAs: string;
}

/** `/openai`: names in texts (docs/contract.md 6); answers state which program found them. */
export function createOpenaiRoutes(context: ServiceContext): WebApp {
  const router = addHealth(createRouter());
  const { extractions } = context;
  const onText = (operation: Operation, failure: string, answer: (found: Extracted) => object) =>
    onOperation(router, operation, async (call) => {
      const found = await annotateBody(context, call, failure);
      return answerJson(call, { ...answer(found), ...sourceOf(found) });
    });
  onText(OPENAI.extractAll, 'Error during extraction', ({ extracted_data, positions }) => ({
    extracted_data,
    positions,
  }));
  onText(OPENAI.extractJson, 'Error during JSON extraction', ({ extracted_data }) => ({
    result: extracted_data,
  }));
  onText(OPENAI.extractPositions, 'Error during position extraction', ({ positions }) => ({
    positions,
  }));
  onOperation(router, OPENAI.listExtractions, async (call) => {
    const kept = await extractions.list(sessionIdOf(call));
    const files = kept.map((entry) => ({
      filename: entry.filename,
      size_bytes: new TextEncoder().encode(JSON.stringify(entry.extraction)).length,
      created_time: entry.savedAt / 1000,
      timestamp: entry.extraction.timestamp,
      input_text_preview: preview(entry.extraction.input_text),
    }));
    return answerJson(call, { extraction_files: files });
  });
  onOperation(router, OPENAI.getExtraction, async (call) => {
    const { filename = '' } = call.req.param();
    if (!/^extraction_.*\.json$/.test(filename) || filename.includes('..')) {
      throw new HttpError(400, 'Invalid filename');
    }
    const saved = await extractions.find(sessionIdOf(call), filename);
    if (!saved) throw new HttpError(404, `Extraction result not found: ${filename}`);
    return answerJson(call, saved);
  });
  return router;
}

/** Where the result is stored, and who found it. */
const sourceOf = ({ savedAs, program, program_version, modelFailure }: Extracted) => ({
  saved_as: savedAs,
  program,
  program_version,
  ...(modelFailure !== undefined && { model_failure: modelFailure }),
});

const preview = (text: string) => {
  const characters = [...text];
  const start = characters.slice(0, PREVIEW_LENGTH).join('');
  return characters.length > PREVIEW_LENGTH ? `${start}...` : start;
};

async function annotateBody(
  context: ServiceContext,
  call: WebContext,
  failure: string,
): Promise<Extracted> {
  const { text } = readFields(OPENAI.extractAll.json, jsonObject(call));
  const work = workOf(call);
  const callers = callersModel((name) => call.req.header(name), context.config.callersModelUrl);
  const annotation = await annotateText(() => context.annotate(text, work, callers), work, failure);
  const savedAs = await context.extractions.save(sessionIdOf(call), text, annotation);
  return { ...annotation, savedAs };
}

/** @throws HttpError as `annotationFailed` says */
async function annotateText(
  annotate: () => Promise<AnnotatedText>,
  work: Work,
  failure: string,
): Promise<AnnotatedText> {
  try {
    return await annotate();
  } catch (error) {
    work.signal.throwIfAborted();
    throw annotationFailed(error, failure);
  }
}
