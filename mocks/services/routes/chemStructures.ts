import { optionalText, readFields } from '../http/fields';
import { asObject, jsonList } from '../http/readJson';
import type { WebContext } from '../http/webApp';
import type { StructureText } from '../../engine/chemistry/structureText';

/** Maximum number of structures in one call. */
export const MAX_STRUCTURES = 50;

/** Fields of one structure: a SMILES, a molfile, or both. */
export const structureFields = {
  smiles: optionalText('Structure'),
  molfile: optionalText('Structure, V2000 or V3000'),
};

/**
 * The structures of a call.
 *
 * @throws ValidationError if any is invalid or there are too many, which rejects the whole call
 */
export const structuresOf = (call: WebContext): readonly StructureText[] =>
  jsonList(call, MAX_STRUCTURES).map((item, index) => {
    const loc = ['body', index];
    return readFields(structureFields, asObject(item, loc), loc);
  });
