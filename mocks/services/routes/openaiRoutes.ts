import { Router, type Request, type Response } from 'express';
import type { Annotation } from '../../engine/annotation/annotate';
import { toErrorAnswer } from '../http/errorAnswer';
import { readFields } from '../http/fields';
import { HttpError } from '../http/httpError';
import { jsonObject } from '../http/readJson';
import { sessionIdOf } from '../sessions/sessionGate';
import { onOperation, type Operation } from '../openapi/operation';
import { addHealth } from './healthRoutes';
import { OPENAI } from './operations/openaiOperations';
import type { Work } from '../tasks/taskRunner';
import { workOf, type ServiceContext } from './serviceContext';

/** Characters of a text's beginning in the list. */
const PREVIEW_LENGTH = 100;

interface Extracted extends Annotation {
  readonly savedAs: string;
}

/** `/openai`: names in texts (docs/contract.md 6); the answers say which program found them. */
export function createOpenaiRoutes(context: ServiceContext): Router {
  const router = addHealth(Router());
  const { extractions } = context;
  const onText = (operation: Operation, failure: string, answer: (found: Extracted) => object) =>
    onOperation(router, operation, async (request, response) => {
      const { savedAs, ...found } = await annotateBody(context, request, response, failure);
      const { program, program_version } = found;
      const parts = answer({ ...found, savedAs });
      response.json({ ...parts, saved_as: savedAs, program, program_version });
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
  onOperation(router, OPENAI.listExtractions, async (_request, response) => {
    const files = (await extractions.list(sessionIdOf(response))).map((entry) => ({
      filename: entry.filename,
      size_bytes: Buffer.byteLength(JSON.stringify(entry.extraction)),
      created_time: entry.savedAt / 1000,
      timestamp: entry.extraction.timestamp,
      input_text_preview: preview(entry.extraction.input_text),
    }));
    response.json({ extraction_files: files });
  });
  onOperation(router, OPENAI.getExtraction, async (request, response) => {
    const { filename = '' } = request.params;
    if (!/^extraction_.*\.json$/.test(filename) || filename.includes('..')) {
      throw new HttpError(400, 'Invalid filename');
    }
    const saved = await extractions.find(sessionIdOf(response), filename);
    if (!saved) throw new HttpError(404, `Extraction result not found: ${filename}`);
    response.json(saved);
  });
  return router;
}

const preview = (text: string) => {
  const characters = [...text];
  const start = characters.slice(0, PREVIEW_LENGTH).join('');
  return characters.length > PREVIEW_LENGTH ? `${start}...` : start;
};

async function annotateBody(
  context: ServiceContext,
  request: Request,
  response: Response,
  failure: string,
): Promise<Extracted> {
  const { text } = readFields(OPENAI.extractAll.json, jsonObject(request));
  const work = workOf(context, response);
  const annotation = await annotateText(context, text, work, failure);
  const savedAs = await context.extractions.save(sessionIdOf(response), text, annotation);
  return { ...annotation, savedAs };
}

/** @throws HttpError 500 in the contract's words when the program or the language model fails */
async function annotateText(
  { annotate }: ServiceContext,
  text: string,
  work: Work,
  failure: string,
): Promise<Annotation> {
  try {
    return await annotate(text, work);
  } catch (error) {
    work.signal.throwIfAborted();
    throw new HttpError(500, `${failure}: ${String(toErrorAnswer(error).body.detail)}`);
  }
}
