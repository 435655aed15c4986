import { listOf, objectOf, textOf } from './unknownJson';

/** Number of submissions kept; the oldest are dropped first. */
const MAX_SUBMISSIONS = 200;
/** How much of each is kept, in characters and items: 200 of the largest take some 30 MB, not 200 MB. */
const MAX_TEXT = 1000;
const MAX_NAME = 200;
const MAX_ORGANISMS = 10;
const MAX_LIST = 5;

export interface SubmittedOrganism {
  readonly name: string;
  readonly parts: readonly string[];
  readonly locations: readonly { readonly name: string; readonly ecosystems: readonly string[] }[];
}

/** A submitted molecule. */
export interface KeptSubmission {
  readonly id: number;
  /** ISO 8601. */
  readonly receivedAt: string;
  readonly title: string;
  readonly evidence: string;
  readonly comment: string;
  readonly name: string;
  readonly smiles: string;
  readonly link: string;
  readonly structuralComments: string;
  readonly dois: readonly string[];
  readonly organisms: readonly SubmittedOrganism[];
}

/** As in the contract's example. */
const FIRST_ID = 1201;

/** The submissions, kept only in memory. */
export class CoconutSubmissions {
  private kept: readonly KeptSubmission[] = [];
  private nextId = FIRST_ID;

  constructor(private readonly now: () => number) {}

  /** @param attributes those of a validated mutation @returns its number */
  add(attributes: unknown): number {
    const id = this.nextId;
    this.nextId += 1;
    const receivedAt = new Date(this.now()).toISOString();
    const submission = { id, receivedAt, ...contentOf(attributes) };
    this.kept = [submission, ...this.kept].slice(0, MAX_SUBMISSIONS);
    return id;
  }

  /** Newest first. */
  list(): readonly KeptSubmission[] {
    return this.kept;
  }
}

function contentOf(value: unknown): Omit<KeptSubmission, 'id' | 'receivedAt'> {
  const attributes = objectOf(value);
  const molecule = objectOf(objectOf(attributes['suggested_changes'])['new_molecule_data']);
  const references = listOf(molecule['references']).slice(0, MAX_LIST).map(objectOf);
  return {
    title: short(attributes['title']),
    evidence: short(attributes['evidence']),
    comment: short(attributes['comment']),
    name: short(molecule['name']),
    smiles: short(molecule['canonical_smiles']),
    link: short(molecule['link']),
    structuralComments: short(molecule['structural_comments']),
    dois: references.map(({ doi }) => shortName(doi)),
    organisms: references
      .flatMap(({ organisms }) => listOf(organisms).slice(0, MAX_ORGANISMS))
      .slice(0, MAX_ORGANISMS)
      .map(organismOf),
  };
}

function organismOf(value: unknown): SubmittedOrganism {
  const { name, parts, locations } = objectOf(value);
  return {
    name: shortName(name),
    parts: shortTexts(parts),
    locations: listOf(locations)
      .slice(0, MAX_LIST)
      .map(objectOf)
      .map((place) => ({
        name: shortName(place['name']),
        ecosystems: shortTexts(place['ecosystems']),
      })),
  };
}

const shortTexts = (value: unknown) => listOf(value).slice(0, MAX_LIST).map(shortName);

const shortName = (value: unknown) => short(value, MAX_NAME);

function short(value: unknown, limit = MAX_TEXT): string {
  const text = textOf(value);
  return text.length > limit ? `${text.slice(0, limit)}…` : text;
}
