import { Router, type Response } from 'express';
import { FieldReader } from '../http/fieldReader';
import { HttpError } from '../http/httpError';
import { onMethods } from '../http/onMethods';
import { readForm, type Form } from '../http/readForm';
import { sessionIdOf } from '../sessions/sessionGate';
import { depictRecognition, recognitionDrawing } from './ocsr/depictRecognition';
import { findDrawing } from './ocsr/drawingSource';
import { describeEngine, describeEngines, type EngineId } from './ocsr/engines';
import { ocsrAnswer, requireSmiles, type OcsrParts } from './ocsr/ocsrAnswer';
import { engineField, molfileEngineField } from './ocsr/ocsrFields';
import { recognise, type Recognition } from './ocsr/recognise';
import { addHealth } from './healthRoutes';
import { workSignal, type ServiceContext } from './serviceContext';

/** `/ocsr`: drawings to structures (contract, section 7). */
export function createOcsrRoutes(context: ServiceContext): Router {
  const router = addHealth(Router());
  const onRecognition = (path: string, parts: OcsrParts, engineOf: EngineOf) =>
    onMethods(router, path, {
      post: async (request, response) => {
        const signal = workSignal(context, response);
        const form = await readForm(request, context.config.limits);
        const { answer } = await answerForm(context, response, form, engineOf(form), parts, signal);
        response.json(answer);
      },
    });
  onRecognition('/generate_smiles', 'smiles', (form) => engineField(form, 'decimer'));
  onRecognition('/generate_molfile', 'molfile', molfileEngineField);
  onRecognition('/generate_both', 'both', (form) => engineField(form, 'molnextr'));
  onMethods(router, '/generate_with_depiction', {
    post: async (request, response) => {
      const signal = workSignal(context, response);
      const form = await readForm(request, context.config.limits);
      const drawing = recognitionDrawing(new FieldReader(form.fields));
      const engine = engineField(form, 'molnextr');
      const { answer, found } = await answerForm(context, response, form, engine, 'both', signal);
      const smiles = requireSmiles(found);
      const depiction = await depictRecognition(context.pool, smiles, drawing, signal);
      response.json({ ...answer, depiction });
    },
  });
  onMethods(router, '/engines', {
    get: async (_request, response) => void response.json({ engines: await describeEngines() }),
  });
  onMethods(router, '/get_image/:name', {
    get: (request, response) => sendImage(context, response, request.params.name ?? ''),
  });
  return router;
}

type EngineOf = (form: Form) => EngineId;

async function answerForm(
  context: ServiceContext,
  response: Response,
  form: Form,
  engineId: EngineId,
  parts: OcsrParts,
  signal: AbortSignal,
): Promise<{ readonly answer: object; readonly found: Recognition }> {
  const engine = await describeEngine(engineId);
  const drawing = await findDrawing(context, sessionIdOf(response), form);
  const found = await recognise(context.pool, engine, drawing, signal);
  return { answer: ocsrAnswer(drawing.name, engine, found, parts), found };
}

/** An uploaded picture, or a segment when no other document has one of that name. */
async function sendImage(
  { images, segments }: ServiceContext,
  response: Response,
  name: string,
): Promise<void> {
  if (name.includes('..') || /[/\\]/.test(name)) throw new HttpError(400, 'Invalid image name');
  const sessionId = sessionIdOf(response);
  const owners = segments
    .listDirectories(sessionId)
    .filter(({ directory }) => segments.find(sessionId, directory, name));
  const [owner] = owners.length === 1 ? owners : [];
  const image =
    (await images.read(sessionId, name)) ??
    (owner && (await segments.readImage(sessionId, owner.directory, name)));
  if (!image) throw new HttpError(404, `Image not found: ${name}`);
  response.attachment(name).send(Buffer.from(image));
}
