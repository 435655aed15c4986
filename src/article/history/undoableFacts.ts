import type { UnknownAction } from '@reduxjs/toolkit';
import { ARTICLE_FIELDS, type ArticleField } from '@/domain/articleFields';
import type { AnnotationAct } from '@/domain/annotationWord';
import type { BoxAct } from '@/domain/boxEdit';
import { FROM_NAME, MANUAL_EDIT } from '@/domain/engines';
import type { Segment } from '@/domain/segment';
import { structureKey } from '@/domain/documentId';
import { truncate } from '@/domain/truncate';
import { annotationsJudged } from '../annotationWords.slice';
import { articleWordsSet } from '../bibliography.slice';
import { compoundDraftsSet, compoundFieldsReset, compoundFieldsSet } from '../compounds.slice';
import {
  allSegmentsSelected,
  boxesEdited,
  segmentSelectionToggled,
  segmentsJudged,
  selectionCleared,
} from '../segments.slice';
import { selectOrdinal, selectSegmentIds } from '../segments.selectors';
import { readingReceived, versionChosen } from '../structures.slice';
import type { WorkState } from './workState';

/** What an undoable fact does. */
export interface Act {
  readonly title: string;
  /** Of the segments that it may have changed. */
  readonly ids: readonly string[];
  /** It puts another structure in place. */
  readonly takesStructure?: true;
}

/** `#14`, or `14 drawings`. */
const named = (state: WorkState, ids: readonly string[]): string =>
  ids.length === 1 && ids[0] !== undefined
    ? `#${selectOrdinal({ article: state }, ids[0])}`
    : `${ids.length} drawings`;

function judging(
  state: WorkState,
  { judgements }: ReturnType<typeof segmentsJudged>['payload'],
): Act {
  const ids = Object.keys(judgements);
  const verdict = Object.values(judgements)[0]?.verdict;
  const whom = named(state, ids);
  if (verdict === 'correct') return { ids, title: `Mark ${whom} as correct` };
  if (verdict === 'rejected') return { ids, title: `Reject ${whom}` };
  return { ids, title: `Take back the judgement of ${whom}` };
}

/** The first structure of a compound that was added by its name belongs to that step, and is no act of its own. */
const isAddedByName = ({ structures }: WorkState, { origin, pdfId, id }: Segment): boolean =>
  origin === 'named' && structures.entities[structureKey(pdfId, id)] === undefined;

/** Only what the user took, also from a name, or drew; what programs read is no act of the user. */
function taking(
  state: WorkState,
  { segment, version }: ReturnType<typeof readingReceived>['payload'],
): Act | null {
  const whom = named(state, [segment.id]);
  const takesStructure = true;
  if (version.engine === FROM_NAME) {
    if (isAddedByName(state, segment)) return null;
    return {
      ids: [segment.id],
      title: `Take the structure of the name of ${whom}`,
      takesStructure,
    };
  }
  const isEdit = version.engine === MANUAL_EDIT;
  if (!isEdit && !version.selectedFromComparison) return null;
  const title = isEdit ? `Edit ${whom}` : `Take another reading for ${whom}`;
  return { ids: [segment.id], title, takesStructure };
}

const BOX_TITLES: Readonly<Record<BoxAct, (whom: string) => string>> = {
  draw: () => 'Draw a box',
  change: (whom) => `Change the box of ${whom}`,
  remove: (whom) => `Delete ${whom}`,
  merge: (whom) => `Merge ${whom}`,
  split: (whom) => `Split ${whom}`,
  name: () => 'Add a compound from its name',
};

const ANNOTATION_TITLES: Readonly<Record<AnnotationAct, string>> = {
  accept: 'Accept',
  relabel: 'Relabel',
  remove: 'Remove',
  add: 'Mark',
};

/** Far shorter than a title may be. */
const QUOTED_LENGTH = 60;

const ofAnnotations = ({ act, name }: ReturnType<typeof annotationsJudged>['payload']): Act => ({
  ids: [],
  title: `${ANNOTATION_TITLES[act]} “${truncate(name, QUOTED_LENGTH)}”`,
});

const FIELD_NAMES: Readonly<Record<ArticleField, string>> = {
  title: 'title',
  authors: 'authors',
  journal: 'journal',
  year: 'year',
  doi: 'DOI',
};

function ofArticle({ words }: ReturnType<typeof articleWordsSet>['payload']): Act {
  const fields = ARTICLE_FIELDS.filter((field) => words[field] !== undefined);
  const named = fields.map((field) => FIELD_NAMES[field]).join(', ');
  return { ids: [], title: `Change the article’s ${named}` };
}

/** Undoing leads to the first: where possible one that is there then. */
function boxing(
  state: WorkState,
  { act, segments, removed }: ReturnType<typeof boxesEdited>['payload'],
): Act {
  const made = segments.map(({ id }) => id);
  const ids = [...removed, ...made];
  return { ids, title: BOX_TITLES[act](named(state, removed.length > 0 ? removed : made)) };
}

/**
 * The undoable act that an action is, if it is one.
 *
 * @param state before the action
 */
export function actOf(state: WorkState, action: UnknownAction): Act | null {
  if (segmentsJudged.match(action)) return judging(state, action.payload);
  if (segmentSelectionToggled.match(action)) {
    const { id, selected } = action.payload;
    return { ids: [id], title: `${selected ? 'Select' : 'Deselect'} ${named(state, [id])}` };
  }
  if (allSegmentsSelected.match(action)) {
    return { ids: selectSegmentIds({ article: state }), title: 'Select all drawings' };
  }
  if (selectionCleared.match(action)) {
    return { ids: selectSegmentIds({ article: state }), title: 'Clear the selection' };
  }
  if (annotationsJudged.match(action)) return ofAnnotations(action.payload);
  if (articleWordsSet.match(action)) return ofArticle(action.payload);
  if (boxesEdited.match(action)) return boxing(state, action.payload);
  if (readingReceived.match(action)) return taking(state, action.payload);
  if (versionChosen.match(action)) {
    const id = state.structures.entities[action.payload.uniqueKey]?.segmentId;
    return id === undefined
      ? null
      : { ids: [id], title: `Another version of ${named(state, [id])}` };
  }
  if (compoundFieldsSet.match(action) || compoundFieldsReset.match(action)) {
    const { ids } = action.payload;
    return { ids, title: `Change the compound of ${named(state, ids)}` };
  }
  if (compoundDraftsSet.match(action)) {
    const ids = Object.keys(action.payload.drafts);
    return { ids, title: `Change the compounds of ${named(state, ids)}` };
  }
  return null;
}
