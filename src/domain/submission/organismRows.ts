import { EMPTY_ORGANISM } from './organismFields';
import type { OrganismEntry } from './submissionForm';

const ID_PREFIX = 'annotated-';

/** With no organism known there is a row to type one into. */
export const BLANK_ROW: OrganismEntry = { ...EMPTY_ORGANISM, id: ID_PREFIX };

/**
 * The row of an id, without its details. In drafts of earlier versions, which filled organisms in, ids say
 * the name of the organism: what the user changed in such a row is not lost.
 */
export function rowOfId(id: string): OrganismEntry {
  try {
    const name = id.startsWith(ID_PREFIX) ? decodeURIComponent(id.slice(ID_PREFIX.length)) : '';
    return { ...EMPTY_ORGANISM, id, name };
  } catch {
    return { ...EMPTY_ORGANISM, id };
  }
}
