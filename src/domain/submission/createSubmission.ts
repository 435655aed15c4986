import type { CoconutSubmission, SubmittedOrganism, SubmittedStructure } from '../coconut';
import { normaliseDoi } from '../doi';
import { isMissing } from '../missing';
import type { PubchemCompound } from '../pubchemCompound';
import { isPassiveSvg } from '../svg';
import { recordOf } from '../recordOf';
import { ORGANISM_FIELD_LIMIT } from './organismFields';
import { typedText } from './plainField';
import { FIELD_LIMITS, TEXT_FIELDS, type TextField } from './submissionFields';
import type { OrganismEntry, SubmissionForm } from './submissionForm';
import type { SubmissionTarget } from './submissionTarget';

const line = (value: string) => typedText(value, ORGANISM_FIELD_LIMIT).replace(/\s+/g, ' ');

/** Comma-separated, trimmed, without empty entries (docs/requirements/session.md S5.4). */
const list = (value: string): string[] =>
  line(value)
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !isMissing(part));

const submittedOrganism = ({
  name,
  parts,
  location,
  ecosystems,
}: OrganismEntry): SubmittedOrganism => ({
  name: line(name),
  parts: list(parts),
  location: line(location),
  ecosystems: list(ecosystems),
});

/** Additional data about the submitted structure. */
export interface SubmittedFacts {
  readonly target: SubmissionTarget;
  readonly svg?: string | undefined;
  readonly compound?: PubchemCompound | undefined;
}

function structureData({ target, svg, compound }: SubmittedFacts): SubmittedStructure {
  const { smiles, engine } = target;
  return {
    smiles,
    engine,
    ...(svg !== undefined && isPassiveSvg(svg) && { svgImage: svg }),
    ...(compound && { pubchemData: compound }),
  };
}

/** The form in the shape it is submitted in: texts trimmed, lists split, no 'nan'. */
export function createSubmission(form: SubmissionForm, facts: SubmittedFacts): CoconutSubmission {
  const text = (field: TextField) => typedText(form[field], FIELD_LIMITS[field]);
  const organisms = form.organisms.map(submittedOrganism);
  const { pdfFilename, pdfId } = facts.target;
  return {
    ...recordOf(TEXT_FIELDS, text),
    referenceId: normaliseDoi(form.referenceId) ?? text('referenceId'),
    organisms: organisms.filter(({ name }) => name !== ''),
    structureData: structureData(facts),
    documentInfo: { pdfFilename, pdfId },
  };
}
