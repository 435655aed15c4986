import { Router, type Response } from 'express';
import { readFields } from '../http/fields';
import { readForm } from '../http/readForm';
import { jsonObject } from '../http/readJson';
import type { DepictionOutput } from '../../engine/tasks/chemistry';
import { onOperation } from '../openapi/operation';
import { DEPICTION_ENGINE, toDepiction } from './depictionFields';
import { batchItems, depictItem } from './depictionBatch';
import { addHealth } from './healthRoutes';
import { DEPICTION } from './operations/chemistryOperations';
import { workOf, type ServiceContext } from './serviceContext';

/** `/depiction`: drawings of structures (docs/contract.md 8). */
export function createDepictionRoutes(context: ServiceContext): Router {
  const router = addHealth(Router());
  const { pool, config } = context;
  onOperation(router, DEPICTION.generate, async (request, response) => {
    const input = toDepiction(readFields(DEPICTION.generate.json, jsonObject(request)));
    const work = workOf(context, response);
    answerDepiction(response, await pool.run('chemistry.depict', input, work));
  });
  onOperation(router, DEPICTION.visualize, async (request, response) => {
    const work = workOf(context, response);
    const { fields } = await readForm(request, config.limits);
    const input = toDepiction(readFields(DEPICTION.visualize.form, fields));
    answerDepiction(response, await pool.run('chemistry.depict', input, work));
  });
  onOperation(router, DEPICTION.fromOcsr, async (request, response) => {
    const work = workOf(context, response);
    const { fields } = await readForm(request, config.limits);
    const { use_molfile: useMolfileDirectly, ...rest } = readFields(
      DEPICTION.fromOcsr.form,
      fields,
    );
    const { engine: _engine, ...drawing } = rest;
    const input = { ...drawing, useMolfileDirectly };
    const drawn = await pool.run('chemistry.depictFromOcsr', input, work);
    answerDepiction(response, drawn, { source: drawn.source });
  });
  onOperation(router, DEPICTION.onPicture, async (request, response) => {
    const input = readFields(DEPICTION.onPicture.json, jsonObject(request));
    const work = workOf(context, response);
    const svg = await pool.run('chemistry.depictOnPicture', input, work);
    response.type('image/svg+xml').send(svg);
  });
  onOperation(router, DEPICTION.batch, async (request, response) => {
    const items = batchItems(request.body);
    const work = workOf(context, response);
    const results = await Promise.all(
      items.map((item, index) => depictItem(context, item, index, work)),
    );
    response.json({ results });
  });
  onOperation(router, DEPICTION.smilesToMolfile, async (request, response) => {
    const { smiles } = readFields(DEPICTION.smilesToMolfile.json, jsonObject(request));
    const work = workOf(context, response);
    response.json(await pool.run('chemistry.smilesToMolfile', { smiles }, work));
  });
  return router;
}

function answerDepiction(response: Response, drawn: DepictionOutput, extra: object = {}): void {
  switch (drawn.format) {
    case 'svg':
      return void response.type('image/svg+xml').send(drawn.svg);
    case 'png':
      return void response.type('png').send(Buffer.from(drawn.png));
    case 'base64':
      return void response.json({
        format: 'base64',
        engine: DEPICTION_ENGINE,
        data: drawn.base64,
        ...extra,
      });
  }
}
