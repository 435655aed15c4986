import type { Article } from '../article';
import { chooseDoi, normaliseDoi } from '../doi';
import { labelText } from '../labels';
import type { PubchemCompound } from '../pubchemCompound';
import type { Publication } from '../publication';
import type { RawAnnotation } from '../rawAnnotation';
import { recordOf } from '../recordOf';
import { annotatedPublication } from './annotatedPublication';
import { createFieldReader, isRecord, type FieldReader } from './annotationFields';
import { articleAsPublication } from './articleAsPublication';
import { articleCandidates, type ArticleCandidates } from './articleCandidates';
import { citationLine, submissionTitle } from './citation';
import { ORGANISM_FIELD_LIMIT } from './organismFields';
import { BLANK_ROW } from './organismRows';
import { fieldText } from './plainField';
import { provenance } from './provenance';
import { FIELD_LIMITS, TEXT_FIELDS, type TextField } from './submissionFields';
import type { FieldOrigins, OrganismEntry } from './submissionForm';
import type { SubmissionTarget } from './submissionTarget';

/** The data available for prefilling a form; any of it may be missing. */
export interface SubmissionSources {
  readonly rawData?: RawAnnotation | undefined;
  readonly annotations?: readonly { readonly label: string; readonly text: string }[];
  /** The article as it is known. */
  readonly article?: Article | undefined;
  readonly publication?: Publication | undefined;
  readonly compound?: PubchemCompound | undefined;
  readonly target: SubmissionTarget;
  readonly currentYear: number;
}

/** The form's text fields. */
export type FilledTexts = Readonly<Record<TextField, string>>;

export interface Prefill {
  readonly form: FilledTexts;
  readonly origins: FieldOrigins;
  /** The row that the user's word on the compound fills in; absent without one: the article's are offered. */
  readonly organism?: OrganismEntry;
  /** Values found in the article: suggested, not filled in (docs/requirements/session.md SD.15). */
  readonly candidates: ArticleCandidates;
}

/** A value and a description of its origin; an empty value has none. */
interface Filled {
  readonly value: string;
  readonly origin?: string;
}

const EMPTY: Filled = { value: '' };
const ARTICLE = 'From the article look-up';
const fromAnnotations = (label: string) => `From the annotations: ${labelText(label)}`;

const filled = (value: string, origin: string): Filled =>
  value === '' ? EMPTY : { value, origin };

/**
 * The name of this particular structure: what the user said of its compound, otherwise that of an identical
 * compound in PubChem.
 */
function ownName({ target, compound }: SubmissionSources): Filled {
  const stated = fieldText(target.stated?.name, FIELD_LIMITS.name);
  if (stated !== '') return { value: stated, origin: 'The compound’s name' };
  if (compound?.match !== 'identical') return EMPTY;
  return filled(fieldText(compound.iupacName, FIELD_LIMITS.name), 'PubChem');
}

/** The organism that the user named as the compound's source. */
function ownOrganism({ stated }: SubmissionTarget): OrganismEntry | undefined {
  const line = (text: string | undefined) => fieldText(text, ORGANISM_FIELD_LIMIT);
  const name = line(stated?.organism);
  if (name === '') return undefined;
  return {
    ...{ ...BLANK_ROW, name, parts: line(stated?.part), location: line(stated?.location) },
    ecosystems: line(stated?.ecosystem),
  };
}

interface DoiSources extends Pick<SubmissionSources, 'annotations'> {
  readonly article?: Pick<Article, 'doi'> | undefined;
}

function reference({ article, annotations }: DoiSources, field: FieldReader): Filled {
  const ofDocument = chooseDoi({ explicit: article?.doi });
  if (ofDocument !== undefined) return { value: ofDocument, origin: 'DOI of the document' };
  const metadata = field('doi_metadata');
  const told = [field('doi'), isRecord(metadata) ? metadata['doi'] : undefined];
  const [rawData] = told
    .map((value) => normaliseDoi(fieldText(value, FIELD_LIMITS.referenceId)))
    .filter((doi) => doi !== undefined);
  const doi = chooseDoi({ rawData, ...(annotations && { items: annotations }) }) ?? '';
  return filled(fieldText(doi, FIELD_LIMITS.referenceId), 'From the annotations: DOI');
}

/** Annotations about a different article are ignored. */
function metadataOf(field: FieldReader, doi: string): Publication | undefined {
  const publication = annotatedPublication(field('doi_metadata'));
  const isOther = publication?.doi !== '' && publication?.doi.toLowerCase() !== doi.toLowerCase();
  return isOther ? undefined : publication;
}

function title(
  { publication, article, currentYear }: SubmissionSources,
  field: FieldReader,
  metadata: Publication | undefined,
): Filled {
  if (publication) return { value: submissionTitle(publication, currentYear), origin: ARTICLE };
  const annotated = fieldText(field('coconut_title'), FIELD_LIMITS.title);
  if (annotated !== '') return filled(annotated, fromAnnotations('coconut_title'));
  const known = article && articleAsPublication(article);
  const hasAuthor = known?.firstAuthor !== undefined;
  const value = submissionTitle(hasAuthor ? known : metadata, currentYear);
  if (hasAuthor) return { value, origin: 'The author and the year of the article' };
  if (metadata) return { value, origin: fromAnnotations('doi_metadata') };
  return { value, origin: 'The first author is not known yet' };
}

function evidence({ publication }: SubmissionSources, metadata: Publication | undefined): Filled {
  if (publication) return filled(citationLine(publication), ARTICLE);
  return metadata ? filled(citationLine(metadata), fromAnnotations('doi_metadata')) : EMPTY;
}

/** What the user said; otherwise an identical compound's page: one that is merely similar is never linked. */
function link({ target, compound }: SubmissionSources): Filled {
  const stated = fieldText(target.stated?.link, FIELD_LIMITS.link);
  if (stated !== '') return { value: stated, origin: 'The compound’s link' };
  if (compound?.match !== 'identical') return EMPTY;
  return filled(fieldText(compound.url, FIELD_LIMITS.link), 'PubChem');
}

/** The DOI to prefill; empty if none is known. */
export const prefilledDoi = (sources: DoiSources & Pick<SubmissionSources, 'rawData'>): string =>
  reference(sources, createFieldReader(sources.rawData)).value;

/**
 * Prefills a form from what is known about the structure, its drawing and its article; everything else stays
 * empty. 'nan' is treated as missing throughout.
 */
export function prefill(sources: SubmissionSources): Prefill {
  const { rawData, target } = sources;
  const organism = ownOrganism(target);
  const field = createFieldReader(rawData);
  const referenceId = reference(sources, field);
  const metadata = metadataOf(field, referenceId.value);
  const texts: Texts = {
    title: title(sources, field, metadata),
    name: ownName(sources),
    evidence: evidence(sources, metadata),
    comment: filled(provenance(target), 'Where the drawing is, and what read it'),
    referenceId,
    link: link(sources),
    structuralComments: EMPTY,
  };
  return {
    form: recordOf(TEXT_FIELDS, (name) => texts[name].value),
    origins: originsIn(texts),
    ...(organism && { organism }),
    candidates: articleCandidates(field),
  };
}

type Texts = Readonly<Record<TextField, Filled>>;

function originsIn(texts: Texts): FieldOrigins {
  const told = Object.entries(texts).filter(([, { origin }]) => origin !== undefined);
  return Object.fromEntries(told.map(([key, { origin }]) => [key, origin]));
}
