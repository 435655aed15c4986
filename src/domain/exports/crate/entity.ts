/** An entity of a crate's graph (RO-Crate 1.2). */
export interface Entity {
  readonly '@id': string;
  readonly '@type': string;
  readonly [property: string]: unknown;
}

export const referenceTo = (id: string) => ({ '@id': id });

/** The properties whose values are known. */
export const known = (properties: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined));
