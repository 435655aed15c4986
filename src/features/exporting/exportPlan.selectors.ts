import { createSelector, weakMapMemoize } from '@reduxjs/toolkit';
import { EXPORT_SCOPES, type ExportScope } from '@/domain/exports/exportChoices';
import { FORMATS, isReference } from '@/domain/exports/exportFormats';
import {
  compoundRecordOf,
  compoundRecordsOf,
  withTaxon,
  type CompoundRecord,
  type RecordFacts,
  type RecordKnown,
} from '@/domain/exports/compoundRecord';
import { articleStem, exportRows, exportStem } from '@/domain/exports/exportRows';
import { exportPlan, inScope, type ExportPlan } from '@/domain/exports/exportPlan';
import { recordOf } from '@/domain/recordOf';
import {
  type CitedArticleRootState,
  type CompoundsRootState,
  type DocumentRootState,
  selectAllSegments,
  selectCitedArticle,
  selectCompoundDraft,
  selectIsSelected,
  selectOpenDocument,
  selectStandingJudgement,
  selectStructureOf,
} from '@/article';
import { selectIdentifiersOf, type IdentifiersRootState } from '@/features/identifiers';
import {
  selectEngineLabel,
  selectReadingHasFailed,
  type ReadingRootState,
  selectReadingState,
  type EngineChoiceRootState,
} from '@/features/recognition';
import { selectReceipts, type SubmissionRootState } from '@/features/submission';
import { selectKnownByKey, type KnownRecordsRootState } from './knownRecords.selectors';
import { selectTaxa, type TaxaRootState } from '@/features/taxa';
import {
  selectExportChoices,
  selectIsNamed,
  selectLeftOut,
  type ExportingRootState,
} from './exporting.slice';

/** The parts of the root state that a record is made of. */
export type RecordsRootState = ReadingRootState &
  CitedArticleRootState &
  CompoundsRootState &
  DocumentRootState &
  EngineChoiceRootState &
  IdentifiersRootState &
  KnownRecordsRootState &
  SubmissionRootState &
  TaxaRootState;

/** The same object as long as nothing of the drawing has changed. */
const factsFrom = weakMapMemoize(
  (
    segment: RecordFacts['segment'],
    structure: RecordFacts['structure'],
    draft: RecordFacts['draft'],
    identifiers: RecordFacts['identifiers'],
    article: RecordFacts['article'],
    engineLabel: RecordFacts['engineLabel'],
    judgement: RecordFacts['judgement'],
    receipt: RecordFacts['receipt'],
    isSelected: boolean,
    hasFailed: boolean,
  ): RecordFacts => ({
    ...{ segment, structure, draft, identifiers, article, engineLabel },
    ...{ judgement, receipt, isSelected, hasFailed },
  }),
);

/** The same object as long as nothing of its drawings has changed. */
const recordFrom = weakMapMemoize(compoundRecordOf);

const selectRecordsOfDrawings = createSelector(
  [
    selectReadingState,
    ({ article: { compounds } }: RecordsRootState) => compounds,
    ({ runs: { identifiers } }: RecordsRootState) => identifiers,
    selectCitedArticle,
    selectEngineLabel,
    selectReceipts,
  ],
  (state, compounds, identifiers, article, engineLabel, receipts): CompoundRecord[] => {
    const drawings = selectAllSegments(state).map((segment) => {
      const structure = selectStructureOf(state, segment);
      return factsFrom(
        segment,
        structure,
        selectCompoundDraft({ article: { compounds } }, segment.id),
        selectIdentifiersOf({ runs: { identifiers } }, structure),
        article,
        engineLabel,
        selectStandingJudgement(state, segment),
        structure && receipts?.[structure.uniqueKey],
        selectIsSelected(state, segment.id),
        selectReadingHasFailed(state, segment.id),
      );
    });
    return compoundRecordsOf(drawings, recordFrom);
  },
);

/** The same object as long as neither the record nor what is known of organisms has changed. */
const withTaxonFrom = weakMapMemoize(withTaxon);

const withKnownFrom = weakMapMemoize(
  (record: CompoundRecord, known: RecordKnown | undefined): CompoundRecord =>
    known ? { ...record, known } : record,
);

/** A record for each compound, in the order of the article. */
export const selectCompoundRecords = createSelector(
  [selectRecordsOfDrawings, selectTaxa, selectKnownByKey],
  (records, taxa, known) =>
    records.map((record) =>
      withKnownFrom(withTaxonFrom(record, taxa), known.get(record.identifiers.inchiKey ?? '')),
    ),
);

/** How many compounds each scope has. */
export const selectScopeCounts = createSelector([selectCompoundRecords], (records) =>
  recordOf(EXPORT_SCOPES, (scope) => inScope(records, scope).length),
);

export type DialogRootState = RecordsRootState & ExportingRootState;

/** The chosen one, unless it has no compound in this article. */
export const selectScope = (state: DialogRootState): ExportScope => {
  const { scope } = selectExportChoices(state);
  return selectScopeCounts(state)[scope] > 0 ? scope : 'all';
};

const selectFormat = (state: ExportingRootState) => selectExportChoices(state).format;

export const selectExportPlan: (state: DialogRootState) => ExportPlan = createSelector(
  [
    selectCompoundRecords,
    selectScope,
    selectFormat,
    selectLeftOut,
    (state: DialogRootState) => selectIsNamed(state, selectFormat(state)),
  ],
  (records, scope, format, leftOut, isNamed) =>
    exportPlan(records, { scope, format, leftOut, isNamed }),
);

export const selectExportRows = createSelector([selectExportPlan, selectExportChoices], exportRows);

export const selectExportFileName = (state: DialogRootState): string =>
  `${stemFor(state, selectExportPlan(state))}${FORMATS[selectFormat(state)].ending}`;

/** Of the name of the dialog's file, without the ending. */
export function stemFor(
  state: DocumentRootState & ExportingRootState,
  { records }: ExportPlan,
): string {
  const name = selectOpenDocument(state)?.file.name;
  return isReference(selectFormat(state)) ? articleStem(name) : exportStem(name, records.length);
}
