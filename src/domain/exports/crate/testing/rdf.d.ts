/** What is used of jsonld, which brings no types. */
declare module 'jsonld' {
  interface ToRdfOptions {
    readonly base: string;
    /** Whatever would be left out, such as a property that the context does not know, is an error. */
    readonly safe: true;
    readonly documentLoader: (url: string) => Promise<unknown>;
  }
  export function toRDF(document: object, options: ToRdfOptions): Promise<readonly Quad[]>;
  /** As RDF/JS has it; only handed on. */
  interface Quad {
    readonly subject: unknown;
  }
}

/** What is used of N3.js, which brings no types. */
declare module 'n3' {
  export interface Term {
    readonly termType: 'NamedNode' | 'Literal' | 'BlankNode';
    readonly value: string;
  }
  export class Store {
    constructor(quads: readonly unknown[]);
    getObjects(subject: string | Term, predicate: string, graph: null): Term[];
    getSubjects(predicate: string | null, object: string | Term | null, graph: null): Term[];
  }
}
