import { Router, type Response } from 'express';
import { FieldReader } from '../http/fieldReader';
import { onMethods } from '../http/onMethods';
import { readForm } from '../http/readForm';
import { jsonObject } from '../http/readJson';
import type { DepictionOutput } from '../workers/tasks/chemistry';
import {
  DEPICTION_ENGINE,
  DEPICTION_FORMATS,
  depictionFields,
  sizeFields,
} from './depictionFields';
import { batchItems, depictItem } from './depictionBatch';
import { addHealth } from './healthRoutes';
import { workSignal, type ServiceContext } from './serviceContext';

/** `/depiction`: drawings of structures (contract, section 8). */
export function createDepictionRoutes(context: ServiceContext): Router {
  const router = addHealth(Router());
  const { pool, config } = context;
  onMethods(router, '/generate', {
    post: async (request, response) => {
      const input = checked(new FieldReader(jsonObject(request)), depictionFields);
      const signal = workSignal(context, response);
      answerDepiction(response, await pool.run('chemistry.depict', input, { signal }));
    },
  });
  onMethods(router, '/visualize', {
    post: async (request, response) => {
      const signal = workSignal(context, response);
      const { fields } = await readForm(request, config.limits);
      const input = checked(new FieldReader(fields), depictionFields);
      answerDepiction(response, await pool.run('chemistry.depict', input, { signal }));
    },
  });
  onMethods(router, '/from_ocsr', {
    post: async (request, response) => {
      const signal = workSignal(context, response);
      const { fields } = await readForm(request, config.limits);
      const input = checked(new FieldReader(fields), fromOcsrFields);
      const drawn = await pool.run('chemistry.depictFromOcsr', input, { signal });
      answerDepiction(response, drawn, { source: drawn.source });
    },
  });
  onMethods(router, '/batch', {
    post: async (request, response) => {
      const items = batchItems(request.body);
      const signal = workSignal(context, response);
      const results = await Promise.all(
        items.map((item, index) => depictItem(context, item, index, signal)),
      );
      response.json({ results });
    },
  });
  onMethods(router, '/smiles_to_molfile', {
    post: async (request, response) => {
      const fields = new FieldReader(jsonObject(request));
      const smiles = fields.text('smiles');
      fields.choice('outputFormat', ['molfile'], 'molfile');
      fields.check();
      const signal = workSignal(context, response);
      response.json(await pool.run('chemistry.smilesToMolfile', { smiles }, { signal }));
    },
  });
  return router;
}

function checked<T>(fields: FieldReader, read: (fields: FieldReader) => T): T {
  const value = read(fields);
  fields.check();
  return value;
}

const fromOcsrFields = (fields: FieldReader) => ({
  smiles: fields.optionalText('smiles'),
  molfile: fields.optionalText('molfile'),
  useMolfileDirectly: fields.flag('use_molfile', true),
  ...sizeFields(fields),
  cip: fields.flag('cip', true),
  format: fields.choice('format', DEPICTION_FORMATS, 'svg'),
});

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
