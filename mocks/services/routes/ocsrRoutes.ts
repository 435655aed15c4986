import { answerBytes, answerJson } from '../http/answers';
import { setAttachment } from '../http/attachment';
import { readFields } from '../http/fields';
import { HttpError } from '../http/httpError';
import type { Form } from '../http/form';
import { createRouter, type WebApp, type WebContext } from '../http/webApp';
import { onOperation, type Operation } from '../openapi/operation';
import { sessionIdOf } from '../sessions/sessionGate';
import { depictionAnswer, depictionAsked } from './ocsr/depictionAnswer';
import { findDrawing } from './ocsr/drawingSource';
import { describeBest, described, inTurn } from './ocsr/engines';
import { describeEngines, listEngines, withItsVersion } from './ocsr/listEngines';
import { bestAnswer, ocsrAnswer, requireSmiles, type OcsrParts } from './ocsr/ocsrAnswer';
import { pictureTypeOf } from './ocsr/pictureType';
import { offeredEngine, requestedReading, type RequestedReading } from './ocsr/requestedReading';
import type { AnswerOptions } from './ocsr/joinedReadings';
import { recognise } from './ocsr/recognise';
import { recogniseBest } from './ocsr/recogniseBest';
import { recogniseStated, statedAnswer } from './ocsr/recogniseStated';
import type { RecognisedDrawing } from './ocsr/recognition';
import { addOwnEngineRoutes } from './ownEngineRoutes';
import { addHealth } from './healthRoutes';
import { OCSR } from './operations/ocsrOperations';
import type { Work } from '../tasks/taskRunner';
import { workOf, type ServiceContext } from './serviceContext';

/** `/ocsr`: recognising structures in drawings (docs/contract.md 7). */
export function createOcsrRoutes(context: ServiceContext): WebApp {
  const router = addHealth(createRouter());
  addRecognition(router, context);
  onOperation(router, OCSR.generateWithDepiction, async (call) => {
    const work = workOf(call);
    const form = await call.env.readForm(context.config.limits, work.signal);
    const asked = readFields(OCSR.generateWithDepiction.form, form.fields);
    const requested = requestedReading(asked);
    const options = depictionAsked(asked);
    const answered = await answerForm(context, call, form, requested, 'both', work, options);
    const { answer, recognition } = answered;
    const smiles = recognition && requireSmiles(recognition);
    const drawn =
      answered.drawn ??
      (smiles === undefined
        ? undefined
        : await context.pool.run('chemistry.depict', { ...options, smiles }, work));
    return answerJson(call, {
      ...answer,
      ...(drawn && { depiction: depictionAnswer(drawn, asked) }),
    });
  });
  onOperation(router, OCSR.engines, async (call) => {
    const engines = await describeEngines(context.programs);
    return answerJson(call, { engines: [...engines.map(described), describeBest(engines)] });
  });
  addOwnEngineRoutes(router, context);
  onOperation(router, OCSR.getImage, (call) =>
    sendImage(context, call, call.req.param('image_name') ?? ''),
  );
  return router;
}

/** The calls, which differ in what they return and which engines they accept. */
function addRecognition(router: WebApp, context: ServiceContext): void {
  const onRecognition = (operation: Operation, parts: OcsrParts, requestedIn: RequestedIn) =>
    onOperation(router, operation, async (call) => {
      const work = workOf(call);
      const form = await call.env.readForm(context.config.limits, work.signal);
      const requested = requestedIn(form.fields);
      const { answer } = await answerForm(context, call, form, requested, parts, work);
      return answerJson(call, answer);
    });
  onRecognition(OCSR.generateSmiles, 'smiles', (fields) =>
    requestedReading(readFields(OCSR.generateSmiles.form, fields)),
  );
  onRecognition(OCSR.generateMolfile, 'molfile', (fields) =>
    requestedReading(readFields(OCSR.generateMolfile.form, fields)),
  );
  onRecognition(OCSR.generateBoth, 'both', (fields) =>
    requestedReading(readFields(OCSR.generateBoth.form, fields)),
  );
}

type RequestedIn = (fields: Form['fields']) => RequestedReading;

/** Without a recognition if the PDF states the structure. */
interface Answered extends Partial<RecognisedDrawing> {
  readonly answer: object;
}

async function answerForm(
  context: ServiceContext,
  call: WebContext,
  form: Form,
  requested: RequestedReading,
  parts: OcsrParts,
  work: Work,
  depiction?: AnswerOptions['depiction'],
): Promise<Answered> {
  const { pool, programs } = context;
  const engines = await listEngines(programs);
  const engine = offeredEngine(engines, requested, parts === 'molfile');
  const drawing = await findDrawing(context, sessionIdOf(call), form);
  const { acceptsUnconfirmed, handDrawn } = requested;
  const options = { acceptsUnconfirmed, handDrawn, depiction };
  if (engine === undefined || requested.acceptsStated) {
    const stated = await recogniseStated(pool, drawing, work, depiction);
    if (stated) {
      return { drawn: stated.drawn, answer: statedAnswer(drawing.name, stated, parts) };
    }
  }
  if (engine === undefined) {
    const best = await recogniseBest(pool, inTurn(engines), drawing, work, options);
    return { ...best, answer: bestAnswer(drawing.name, best, parts) };
  }
  const asked = await engine.describe();
  const found = await recognise(pool, asked, drawing, work, options);
  const read = await withItsVersion(asked, engine);
  return { ...found, answer: ocsrAnswer(drawing.name, read, found.recognition, parts) };
}

/** An uploaded picture, or a segment if its name is unique among the documents. */
async function sendImage(
  { images, segments }: ServiceContext,
  call: WebContext,
  name: string,
): Promise<Response> {
  if (name.includes('..') || /[/\\]/.test(name)) throw new HttpError(400, 'Invalid image name');
  const sessionId = sessionIdOf(call);
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
  setAttachment(call, name);
  return answerBytes(call, pictureTypeOf(name), image);
}
