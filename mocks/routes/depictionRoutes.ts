import { Router, type Response } from 'express';
import { toErrorAnswer } from '../http/errorAnswer';
import { FieldReader } from '../http/fieldReader';
import { ValidationError } from '../http/httpError';
import { onMethods } from '../http/onMethods';
import { readForm } from '../http/readForm';
import { asObject, jsonObject } from '../http/readJson';
import type { DepictionOutput } from '../workers/tasks/chemistry';
import {
  DEPICTION_FORMATS,
  depictionFields,
  sizeFields,
  type DepictionFields,
} from './depictionFields';
import { addHealth } from './healthRoutes';
import { workSignal, type ServiceContext } from './serviceContext';

/** Items of one batch. */
const MAX_BATCH = 500;

/** RDKit draws; the contract's field names the program it was written for. */
const DEPICTION_ENGINE = 'rdkit';

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
      const { fields } = await readForm(request, config.limits);
      const input = checked(new FieldReader(fields), depictionFields);
      const signal = workSignal(context, response);
      answerDepiction(response, await pool.run('chemistry.depict', input, { signal }));
    },
  });
  onMethods(router, '/from_ocsr', {
    post: async (request, response) => {
      const { fields } = await readForm(request, config.limits);
      const input = checked(new FieldReader(fields), fromOcsrFields);
      const signal = workSignal(context, response);
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
      return void response.type('png').send(Buffer.from(drawn.png.buffer));
    case 'base64':
      return void response.json({
        format: 'base64',
        engine: DEPICTION_ENGINE,
        data: drawn.base64,
        ...extra,
      });
  }
}

function batchItems(body: unknown): readonly DepictionFields[] {
  if (!Array.isArray(body)) {
    const issue = { type: 'list_type', loc: ['body'], msg: 'Input should be a valid list' };
    throw new ValidationError([{ ...issue, input: null }]);
  }
  if (body.length > MAX_BATCH) {
    const msg = `List should have at most ${MAX_BATCH} items`;
    throw new ValidationError([{ type: 'too_long', loc: ['body'], msg, input: null }]);
  }
  return body.map((item: unknown, index) =>
    checked(new FieldReader(asObject(item, ['body', index]), ['body', index]), depictionFields),
  );
}

/** One item of a batch; its failure is its own. */
async function depictItem(
  { pool }: ServiceContext,
  item: DepictionFields,
  index: number,
  signal: AbortSignal,
): Promise<object> {
  const structure = {
    ...(item.smiles ? { smiles: item.smiles } : {}),
    ...(item.smiles || item.molfile ? { molfile_provided: Boolean(item.molfile) } : {}),
  };
  try {
    // A PNG has no place in JSON but as base64.
    const format = item.format === 'png' ? 'base64' : item.format;
    const drawn = await pool.run('chemistry.depict', { ...item, format }, { signal });
    const data = drawn.format === 'svg' ? drawn.svg : drawn.format === 'base64' ? drawn.base64 : '';
    const answer = { index, success: true, format: item.format, engine: DEPICTION_ENGINE, data };
    return { ...answer, smiles: null, ...structure };
  } catch (error) {
    signal.throwIfAborted();
    const { status, body } = toErrorAnswer(error);
    const message = status === 400 ? String(body.detail) : `${status}: ${String(body.detail)}`;
    return { index, success: false, error: message, ...structure };
  }
}
