import { withoutRunning, type Comparison } from './comparison';

/**
 * Owner of the engine comparisons of the open document: what each engine read from a segment, how far
 * they agree, and which reading is chosen. A comparison stays when its view is left, so that it is there
 * again when it is opened again.
 */
export interface ComparisonState {
  /** The segment whose comparison is shown. */
  readonly openSegmentId: string | null;
  readonly bySegment: Readonly<Record<string, Comparison>>;
  /** Draws readings as the paper's drawing lies, where an engine gives coordinates. */
  readonly useCoordinates: boolean;
  readonly showsDetails: boolean;
  /** The report over the comparison is open. */
  readonly showsReport: boolean;
}

export interface ComparisonRootState {
  readonly runs: { readonly comparison: ComparisonState };
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

/** Without the comparison of a segment that is gone; if it was shown, none is. */
export function forgetSegment(state: ComparisonState, id: string): ComparisonState {
  const { [id]: _gone, ...bySegment } = state.bySegment;
  if (state.openSegmentId !== id) return { ...state, bySegment };
  return { ...state, bySegment, openSegmentId: null, showsReport: false };
}
