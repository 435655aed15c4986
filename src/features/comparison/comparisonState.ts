import { withoutRunning, type Comparison } from './comparison';

/**
 * Owner of the engine comparisons of the open document: what each engine read from a segment, how far they
 * agree, and which result is chosen. A comparison is kept when its view is closed, and is there again when it
 * is reopened.
 */
export interface ComparisonState {
  /** The segment whose comparison is shown. */
  readonly openSegmentId: string | null;
  readonly bySegment: Readonly<Record<string, Comparison>>;
  /** Draws results with the original's coordinates, if an engine provides them. */
  readonly useCoordinates: boolean;
  readonly showsDetails: boolean;
  /** The report over the comparison is open. */
  readonly showsReport: boolean;
}

export interface ComparisonRootState {
  readonly comparison: ComparisonState;
}

export const initialComparisonState: ComparisonState = {
  openSegmentId: null,
  bySegment: {},
  useCoordinates: true,
  showsDetails: true,
  showsReport: false,
};

/** Keeps the user's preferences for comparisons; drops everything about the document. */
export const forgetDocument = (state: ComparisonState): ComparisonState => ({
  ...initialComparisonState,
  useCoordinates: state.useCoordinates,
  showsDetails: state.showsDetails,
});

/** Ends what is in progress for the segment shown until now: its saga is cancelled with its requests. */
export function show(state: ComparisonState, segmentId: string | null): ComparisonState {
  const { openSegmentId } = state;
  const left = openSegmentId === null ? undefined : state.bySegment[openSegmentId];
  return {
    ...state,
    openSegmentId: segmentId,
    showsReport: false,
    bySegment: left
      ? { ...state.bySegment, [left.segmentId]: withoutRunning(left) }
      : state.bySegment,
  };
}

/** Changes the comparison that is shown; late facts about any other are ignored. */
export function change(
  state: ComparisonState,
  segmentId: string | null,
  changed: (comparison: Comparison) => Partial<Comparison>,
): ComparisonState {
  const comparison = segmentId === null ? undefined : state.bySegment[segmentId];
  if (!comparison || segmentId !== state.openSegmentId) return state;
  const next = { ...comparison, ...changed(comparison) };
  return { ...state, bySegment: { ...state.bySegment, [comparison.segmentId]: next } };
}
