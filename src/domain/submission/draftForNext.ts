import { placeInWords, provenance, readingInWords } from './provenance';
import { EMPTY_DRAFT, type SubmissionDraft } from './submissionDraft';
import type { FormField, TextField } from './submissionFields';
import type { SubmissionTarget } from './submissionTarget';

/** What the compounds of an article share; name, link and structural comments are of one structure. */
const SHARED_TEXTS = [
  'title',
  'referenceId',
  'evidence',
  'comment',
] as const satisfies readonly TextField[];

/** A form as it was left. */
export interface FilledForm {
  readonly target: SubmissionTarget;
  readonly draft: SubmissionDraft;
}

export interface NextDraft {
  readonly draft: SubmissionDraft;
  /** Taken from the form before. */
  readonly kept: readonly FormField[];
}

/** What the form says by itself, whichever of the sentences the user left. */
const sentencesOf = (target: SubmissionTarget): readonly string[] => [
  placeInWords(target),
  readingInWords(target),
];

/** A comment that says where the drawing is or who read it is rewritten for the next drawing, or left out. */
function commentFor(comment: string, before: SubmissionTarget, next: SubmissionTarget) {
  const moved = comment.replaceAll(provenance(before), provenance(next));
  const ofNext = sentencesOf(next);
  const ofBefore = sentencesOf(before).filter((sentence) => !ofNext.includes(sentence));
  return ofBefore.some((sentence) => moved.includes(sentence)) ? undefined : moved;
}

/** The organisms of a compound of which one is stated are its own. */
const sharesOrganisms = (before: SubmissionTarget, next: SubmissionTarget): boolean =>
  before.stated?.organism === undefined && next.stated?.organism === undefined;

export const hasOrganisms = ({ organisms: { changed, added } }: SubmissionDraft): boolean =>
  Object.keys(changed).length > 0 || added.length > 0;

/**
 * The changes with which the next form of a series opens: what the user said of all compounds in the one
 * before, under what the user said of this one earlier.
 */
export function draftForNext(
  { target: before, draft: said }: FilledForm,
  next: SubmissionTarget,
  own: SubmissionDraft = EMPTY_DRAFT,
): NextDraft {
  const texts = SHARED_TEXTS.flatMap((field) => {
    const value = said.fields[field];
    if (value === undefined || own.fields[field] !== undefined) return [];
    const moved = field === 'comment' ? commentFor(value, before, next) : value;
    return moved === undefined ? [] : [[field, moved] as const];
  });
  const keepsOrganisms = sharesOrganisms(before, next) && hasOrganisms(said) && !hasOrganisms(own);
  const draft = {
    fields: { ...Object.fromEntries(texts), ...own.fields },
    organisms: keepsOrganisms ? said.organisms : own.organisms,
  };
  const kept = [
    ...texts.map(([field]) => field),
    ...(keepsOrganisms ? (['organisms'] as const) : []),
  ];
  return { draft, kept };
}
