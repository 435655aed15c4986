import { SAMPLE_DOI } from './compoundTable';

interface CrossrefWork extends Readonly<Record<string, unknown>> {
  readonly DOI: string;
}

interface DataciteWork extends Readonly<Record<string, unknown>> {
  readonly doi: string;
}

/** A work as Crossref's `message` describes it. */
export const CROSSREF_WORKS: readonly CrossrefWork[] = [
  {
    DOI: SAMPLE_DOI,
    title: ['Eleven Natural Products from Six Plants and a Koji Mould'],
    abstract:
      '<jats:p>This sample article tells of an <jats:italic>invented</jats:italic> isolation; ' +
      'only the structures and the organisms are real.</jats:p>',
    author: [{ name: 'The MARCUS project', sequence: 'first' }],
    published: { 'date-parts': [[2026, 11]] },
    'container-title': ['MARCUS Sample Articles'],
    type: 'journal-article',
  },
];

/** A data set as DataCite's `data.attributes` describes it; Crossref does not know it. */
export const DATACITE_WORKS: readonly DataciteWork[] = [
  {
    doi: '10.5555/marcus.dataset.0001',
    titles: [{ title: 'Drawings of the MARCUS sample article' }],
    descriptions: [{ descriptionType: 'Abstract', description: 'A small data set for trials.' }],
    creators: [{ name: 'The MARCUS project', nameType: 'Organizational' }],
    publicationYear: 2026,
    container: {},
  },
];

/** DOIs are case-insensitive (DOI Handbook, section 2.4). */
export const sameDoi = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
