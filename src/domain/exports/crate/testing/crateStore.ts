import { toRDF } from 'jsonld';
import { Store, type Term } from 'n3';
import { CRATE_CONTEXT } from './crateContext';

const CONTEXT = 'https://w3id.org/ro/crate/1.2/context';

/** Where the crate's folder would be. */
export const BASE = 'https://example.org/crate/';

const offline = (url: string): Promise<unknown> =>
  url === CONTEXT
    ? Promise.resolve({
        documentUrl: url,
        contextUrl: null,
        document: { '@context': CRATE_CONTEXT },
      })
    : Promise.reject(new Error(`Not RO-Crate's context: ${url}`));

/** A crate as programs for linked data read it. */
export interface CrateStore {
  /** Values of a property: addresses, or texts. */
  values(subject: string, property: string): readonly Term[];
  /** Ids of all entities of a type. */
  ofType(type: string): readonly string[];
  has(id: string): boolean;
}

const iri = (term: string): string => CRATE_CONTEXT[term] ?? term;
const RDF_TYPE = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type';

/** @throws Error for what JSON-LD would leave out, such as an unknown property */
export async function crateStore(metadata: object): Promise<CrateStore> {
  const store = new Store(
    await toRDF(metadata, { base: BASE, safe: true, documentLoader: offline }),
  );
  return {
    values: (subject, property) =>
      store.getObjects(subject, property === '@type' ? RDF_TYPE : iri(property), null),
    ofType: (type) => store.getSubjects(RDF_TYPE, iri(type), null).map(({ value }) => value),
    has: (id) => store.getObjects(id, RDF_TYPE, null).length > 0,
  };
}
