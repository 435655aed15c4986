import { Router, type Response } from 'express';
import { readFields } from '../http/fields';
import { HttpError } from '../http/httpError';
import { readForm, type Form } from '../http/readForm';
import { onOperation, type Operation } from '../openapi/operation';
import { sessionIdOf } from '../sessions/sessionGate';
import { depictRecognition } from './ocsr/depictRecognition';
import { findDrawing } from './ocsr/drawingSource';
import { describeEngine, describeEngines, type EngineId } from './ocsr/engines';
import { ocsrAnswer, requireSmiles, type OcsrParts } from './ocsr/ocsrAnswer';
import { engineOf } from './ocsr/engineOf';
import { recognise, type Recognition } from './ocsr/recognise';
import { addHealth } from './healthRoutes';
import { OCSR } from './operations/ocsrOperations';
import type { Work } from '../tasks/taskRunner';
import { workOf, type ServiceContext } from './serviceContext';

/** `/ocsr`: drawings to structures (docs/contract.md 7). */
export function createOcsrRoutes(context: ServiceContext): Router {
  const router = addHealth(Router());
  addRecognition(router, context);
  onOperation(router, OCSR.generateWithDepiction, async (request, response) => {
    const work = workOf(context, response);
    const form = await readForm(request, context.config.limits);
    const asked = readFields(OCSR.generateWithDepiction.form, form.fields);
    const engine = engineOf(asked);
    const { answer, found } = await answerForm(context, response, form, engine, 'both', work);
    const smiles = requireSmiles(found);
    const depiction = await depictRecognition(context.pool, smiles, asked, work);
    response.json({ ...answer, depiction });
  });
  onOperation(router, OCSR.engines, async (_request, response) => {
    response.json({ engines: await describeEngines(context.osra) });
  });
  onOperation(router, OCSR.getImage, (request, response) =>
    sendImage(context, response, request.params.image_name ?? ''),
  );
  return router;
}

/** The calls that differ in what they hand over, and in the engines that they take. */
function addRecognition(router: Router, context: ServiceContext): void {
  const onRecognition = (operation: Operation, parts: OcsrParts, engineIn: EngineIn) =>
    onOperation(router, operation, async (request, response) => {
      const work = workOf(context, response);
      const form = await readForm(request, context.config.limits);
      const engine = engineIn(form.fields);
      const { answer } = await answerForm(context, response, form, engine, parts, work);
      response.json(answer);
    });
  onRecognition(OCSR.generateSmiles, 'smiles', (fields) =>
    engineOf(readFields(OCSR.generateSmiles.form, fields)),
  );
  onRecognition(OCSR.generateMolfile, 'molfile', (fields) => {
    const { engine } = readFields(OCSR.generateMolfile.form, fields);
    return engine;
  });
  onRecognition(OCSR.generateBoth, 'both', (fields) =>
    engineOf(readFields(OCSR.generateBoth.form, fields)),
  );
}

type EngineIn = (fields: Form['fields']) => EngineId;

async function answerForm(
  context: ServiceContext,
  response: Response,
  form: Form,
  engineId: EngineId,
  parts: OcsrParts,
  work: Work,
): Promise<{ readonly answer: object; readonly found: Recognition }> {
  const engine = await describeEngine(engineId, context.osra);
  const drawing = await findDrawing(context, sessionIdOf(response), form);
  const found = await recognise(context.pool, engine, drawing, work);
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
  const directories = await segments.listDirectories(sessionId);
  const found = await Promise.all(
    directories.map(({ directory }) => segments.find(sessionId, directory, name)),
  );
  const owners = directories.filter((_, index) => found[index]);
  const [owner] = owners.length === 1 ? owners : [];
  const image =
    (await images.read(sessionId, name)) ??
    (owner && (await segments.readImage(sessionId, owner.directory, name)));
  if (!image) throw new HttpError(404, `Image not found: ${name}`);
  response.attachment(name).send(Buffer.from(image));
}
