import { answerJson } from '../services/http/answers';
import type { WebContext } from '../services/http/webApp';
import type { KnownCompound } from './compoundTable';

/** One of PubChem's answers, before it is sent. */
export interface PubchemAnswer {
  readonly status: number;
  readonly body: object;
}

const NOT_FOUND = faultAnswer(404, 'PUGREST.NotFound', 'No CID found');

/** The answer for an unreadable structure. */
export const UNREADABLE = faultAnswer(
  400,
  'PUGREST.BadRequest',
  'Unable to standardize the given structure',
);

function faultAnswer(status: number, code: string, message: string): PubchemAnswer {
  return { status, body: { Fault: { Code: code, Message: message } } };
}

/** The list of numbers; 0 means a valid structure that PubChem does not have. */
export const numberAnswer = (cid: number): PubchemAnswer => listAnswer([cid]);

const listAnswer = (cids: readonly number[]): PubchemAnswer => ({
  status: 200,
  body: { IdentifierList: { CID: cids } },
});

export const searchAnswer = (found: readonly KnownCompound[]): PubchemAnswer =>
  found.length === 0 ? NOT_FOUND : listAnswer(found.map(({ cid }) => cid));

/** A record; it has no number for a structure that PubChem does not have. */
export const structureAnswer = (compound: KnownCompound | null): PubchemAnswer => ({
  status: 200,
  body: { PC_Compounds: [compound ? record(compound) : { id: {} }] },
});

/** The records of a name, with their structures. */
export const namedAnswer = (compounds: readonly KnownCompound[]): PubchemAnswer =>
  compounds.length === 0
    ? NOT_FOUND
    : { status: 200, body: { PC_Compounds: compounds.map(recordWithSmiles) } };

export const recordAnswer = (compound: KnownCompound | undefined): PubchemAnswer =>
  compound ? structureAnswer(compound) : NOT_FOUND;

export const UNKNOWN_KEY = NOT_FOUND;

export const waitingAnswer = (listKey: string): PubchemAnswer => ({
  status: 202,
  body: { Waiting: { ListKey: listKey, Message: 'Your request is running' } },
});

export const answer = (call: WebContext, { status, body }: PubchemAnswer): Response =>
  answerJson(call, body, status);

export const answerFault = (call: WebContext, status: number, code: string, message: string) =>
  answer(call, faultAnswer(status, code, message));

function record({ cid, formula, weight, iupacName }: KnownCompound) {
  const names = iupacName === undefined ? [] : [prop('IUPAC Name', iupacName, 'Preferred')];
  return {
    id: { id: { cid } },
    props: [...names, prop('Molecular Formula', formula), prop('Molecular Weight', weight)],
  };
}

function recordWithSmiles(compound: KnownCompound): object {
  const { id, props } = record(compound);
  return { id, props: [...props, prop('SMILES', compound.smiles, 'Absolute')] };
}

const prop = (label: string, sval: string, name?: string) => ({
  urn: name === undefined ? { label } : { label, name },
  value: { sval },
});
