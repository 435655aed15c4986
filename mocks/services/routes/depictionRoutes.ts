import { answerBytes, answerJson, answerSvg } from '../http/answers';
import { readFields } from '../http/fields';
import { jsonObject } from '../http/readJson';
import { createRouter, type WebApp, type WebContext } from '../http/webApp';
import type { DepictionOutput } from '../../engine/tasks/depictionTask';
import { onOperation } from '../openapi/operation';
import { DEPICTION_ENGINE, toDepiction } from './depictionFields';
import { batchItems, depictItem } from './depictionBatch';
import { addHealth } from './healthRoutes';
import { DEPICTION } from './operations/chemistryOperations';
import { workOf, type ServiceContext } from './serviceContext';

/** `/depiction`: drawings of structures (docs/contract.md 8). */
export function createDepictionRoutes(context: ServiceContext): WebApp {
  const router = addHealth(createRouter());
  const { pool, config } = context;
  onOperation(router, DEPICTION.generate, async (call) => {
    const input = toDepiction(readFields(DEPICTION.generate.json, jsonObject(call)));
    const work = workOf(call);
    return answerDepiction(call, await pool.run('chemistry.depict', input, work));
  });
  onOperation(router, DEPICTION.visualize, async (call) => {
    const work = workOf(call);
    const { fields } = await call.env.readForm(config.limits, work.signal);
    const input = toDepiction(readFields(DEPICTION.visualize.form, fields));
    return answerDepiction(call, await pool.run('chemistry.depict', input, work));
  });
  onOperation(router, DEPICTION.fromOcsr, async (call) => {
    const work = workOf(call);
    const { fields } = await call.env.readForm(config.limits, work.signal);
    const { use_molfile: useMolfileDirectly, ...rest } = readFields(
      DEPICTION.fromOcsr.form,
      fields,
    );
    const { engine: _engine, ...drawing } = rest;
    const input = { ...drawing, useMolfileDirectly };
    const drawn = await pool.run('chemistry.depictFromOcsr', input, work);
    return answerDepiction(call, drawn, { source: drawn.source });
  });
  onOperation(router, DEPICTION.onPicture, async (call) => {
    const input = readFields(DEPICTION.onPicture.json, jsonObject(call));
    const work = workOf(call);
    const svg = await pool.run('chemistry.depictOnPicture', input, work);
    return answerSvg(call, svg);
  });
  onOperation(router, DEPICTION.batch, async (call) => {
    const items = batchItems(call);
    const work = workOf(call);
    const results = await Promise.all(
      items.map((item, index) => depictItem(context, item, index, work)),
    );
    return answerJson(call, { results });
  });
  onOperation(router, DEPICTION.smilesToMolfile, async (call) => {
    const { smiles } = readFields(DEPICTION.smilesToMolfile.json, jsonObject(call));
    const work = workOf(call);
    return answerJson(call, await pool.run('chemistry.smilesToMolfile', { smiles }, work));
  });
  return router;
}

function answerDepiction(call: WebContext, drawn: DepictionOutput, extra: object = {}): Response {
  switch (drawn.format) {
    case 'svg':
      return answerSvg(call, drawn.svg);
    case 'png':
      return answerBytes(call, 'image/png', drawn.png);
    case 'base64':
      return answerJson(call, {
        format: 'base64',
        engine: DEPICTION_ENGINE,
        data: drawn.base64,
        ...extra,
      });
  }
}
