import { toErrorAnswer } from '../http/errorAnswer';
import { readFields } from '../http/fields';
import { asObject, jsonList } from '../http/readJson';
import type { WebContext } from '../http/webApp';
import {
  DEPICTION_ENGINE,
  depictionFields,
  toDepiction,
  type DepictionRequest,
} from './depictionFields';
import type { Work } from '../tasks/taskRunner';
import type { ServiceContext } from './serviceContext';

/** Maximum items in one batch. */
const MAX_BATCH = 500;

/**
 * The drawings requested by `POST /batch`.
 *
 * @throws ValidationError if any is invalid, which rejects the whole batch
 */
export const batchItems = (call: WebContext): readonly DepictionRequest[] =>
  jsonList(call, MAX_BATCH).map(itemFields);

function itemFields(item: unknown, index: number): DepictionRequest {
  const loc = ['body', index];
  return toDepiction(readFields(depictionFields, asObject(item, loc), loc));
}

/** One item of a batch; its failure does not affect the others. */
export async function depictItem(
  { pool }: ServiceContext,
  item: DepictionRequest,
  index: number,
  work: Work,
): Promise<object> {
  const structure = {
    ...(item.smiles ? { smiles: item.smiles } : {}),
    ...(item.smiles || item.molfile ? { molfile_provided: Boolean(item.molfile) } : {}),
  };
  try {
    // JSON can carry a PNG only as base64.
    const format = item.format === 'png' ? 'base64' : item.format;
    const drawn = await pool.run('chemistry.depict', { ...item, format }, work);
    const data = drawn.format === 'svg' ? drawn.svg : drawn.format === 'base64' ? drawn.base64 : '';
    const answer = { index, success: true, format: item.format, engine: DEPICTION_ENGINE, data };
    return { ...answer, smiles: null, ...structure };
  } catch (error) {
    work.signal.throwIfAborted();
    const { status, body } = toErrorAnswer(error);
    const message = status === 400 ? String(body.detail) : `${status}: ${String(body.detail)}`;
    return { index, success: false, error: message, ...structure };
  }
}
