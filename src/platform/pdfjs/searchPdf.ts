import type { PdfSearch, PdfViewEvent, SearchOutcome } from '../pdfs';
import type { PdfjsModules } from './loadPdfjs';

type Components = PdfjsModules['viewer'];
type EventBus = InstanceType<Components['EventBus']>;

/** Controls pdf.js's find controller, which can only be reached through events. */
export interface PdfSearcher {
  search(search: PdfSearch): void;
  searchOn(direction: 'next' | 'previous'): void;
  end(): void;
}

/** The counts as sent by pdf.js, with its code for the state of the search. */
interface ControlState {
  readonly state: number;
  readonly matchesCount: MatchesCount;
}

interface MatchesCount {
  readonly current: number;
  readonly total: number;
}

export function createPdfSearcher(
  { FindState }: Components,
  eventBus: EventBus,
  onEvent: (event: PdfViewEvent) => void,
  signal: AbortSignal,
): PdfSearcher {
  let latest: PdfSearch | undefined;
  let outcome: SearchOutcome = { status: 'searching', current: 0, total: 0 };
  const tell = (change: Partial<SearchOutcome>) => {
    outcome = { ...outcome, ...change };
    // Counts that arrive after the end are ignored.
    if (latest) onEvent({ kind: 'search', outcome });
  };
  const statusOf = (state: number): SearchOutcome['status'] => {
    if (state === FindState.NOT_FOUND) return 'none';
    if (state === FindState.PENDING) return 'searching';
    return state === FindState.WRAPPED ? 'wrapped' : 'found';
  };
  eventBus.on(
    'updatefindcontrolstate',
    ({ state, matchesCount }: ControlState) => tell({ status: statusOf(state), ...matchesCount }),
    { signal },
  );
  // The pages are read one after another; further matches arrive while the first one is shown.
  eventBus.on(
    'updatefindmatchescount',
    ({ matchesCount }: { matchesCount: MatchesCount }) => tell(matchesCount),
    { signal },
  );
  const find = (type: '' | 'again', search: PdfSearch, findPrevious: boolean) =>
    eventBus.dispatch('find', {
      type,
      query: search.query,
      caseSensitive: search.matchesCase,
      entireWord: false,
      highlightAll: true,
      findPrevious,
      matchDiacritics: false,
    });
  return {
    search(search) {
      latest = search;
      find('', search, false);
    },
    searchOn: (direction) => latest && find('again', latest, direction === 'previous'),
    end() {
      latest = undefined;
      eventBus.dispatch('findbarclose', {});
    },
  };
}
