import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Assignment, AssignmentsState } from '@/domain/team/assignment';
import type { Person } from '@/domain/team/articleState';
import type { KeptEvent, TeamEvent } from '@/domain/team/event';
import type { TeamUser } from '@/domain/team/team';

/** Owner of how this page stands with the team's library; what it has of the open article is `article.history.replica`. */
export interface TeamState {
  /** `null` while the library has not told. */
  readonly user: TeamUser | null;
  readonly link: 'connecting' | 'online' | 'offline' | 'refused';
  /** Why it is offline or refused, as a sentence. */
  readonly cause?: string;
  /** Number of the last event that the library told of; 0: none. */
  readonly news: number;
  /** Who has an article open, this user as well; nobody while the live channel is down. */
  readonly people: readonly Person[];
  /** Absent but while its file is fetched from the library. */
  readonly opening?: ArticleToOpen;
  /** Absent until articles are assigned. */
  readonly assignments?: AssignmentsState;
}

export interface TeamRootState {
  readonly team: TeamState;
}

const initialState: TeamState = { user: null, link: 'connecting', news: 0, people: [] };

/** What somebody says of a part of the open article that is not in the article itself, such as a comment. */
export type SaidOfPart = Pick<TeamEvent, 'id' | 'part' | 'to' | 'at'>;

/** An article of the library that is to be opened. */
export interface ArticleToOpen {
  readonly id: string;
  readonly fileName: string;
  /** The drawing to be shown; by default none. */
  readonly segment?: string;
}

const slice = createSlice({
  name: 'team',
  initialState,
  reducers: {
    /** From here on, the state has this part (`app/teamReducers`). */
    teamJoined: (state) => state,
    teamUserKnown: (state, { payload }: PayloadAction<TeamUser>) => ({ ...state, user: payload }),
    libraryAnswered: ({ cause: _cause, ...state }): TeamState => ({ ...state, link: 'online' }),
    libraryFailed: (
      state,
      { payload }: PayloadAction<{ readonly link: 'offline' | 'refused'; readonly cause: string }>,
    ): TeamState => ({ ...state, ...payload }),

    /** The open article is shared from now on. */
    articleShared: (
      state,
      _action: PayloadAction<{ readonly article: string; readonly as: string }>,
    ) => state,
    /** What the library has of it was taken in. */
    articleMet: (state, _action: PayloadAction<{ readonly article: string }>) => state,
    /** What was changed here, and is to be sent. */
    partsSaid: (
      state,
      _action: PayloadAction<{ readonly article: string; readonly said: readonly SaidOfPart[] }>,
    ) => state,
    /** Events of the library: all that come after a number, in their order, or the first of them. */
    eventsReceived: (
      state,
      _action: PayloadAction<{
        readonly article: string;
        readonly after: number;
        readonly events: readonly KeptEvent[];
      }>,
    ) => state,
    /** Parts of the article that are to be again as they stand in the library. */
    partsTaken: (
      state,
      _action: PayloadAction<{ readonly article: string; readonly parts: readonly string[] }>,
    ) => state,
    /** They will not be sent again; what stood before stands again. */
    eventsRefused: (
      state,
      _action: PayloadAction<{ readonly article: string; readonly ids: readonly string[] }>,
    ) => state,

    /** The library has more than this page may know. */
    newsHeard: (state, { payload }: PayloadAction<{ readonly seq: number }>): TeamState => ({
      ...state,
      news: payload.seq,
    }),
    peopleSeen: (state, { payload }: PayloadAction<readonly Person[]>): TeamState => ({
      ...state,
      people: payload,
    }),

    articleAssigned: ({ assignments }, { payload }: PayloadAction<Assignment>) => {
      assignments?.done.push(payload);
    },
    articleNotAssigned: (
      { assignments },
      { payload }: PayloadAction<Assignment & { readonly cause: string }>,
    ) => {
      assignments?.failed.push(payload);
    },
    assignmentsEnded: ({ assignments }) => {
      if (assignments) assignments.isBusy = false;
    },

    /** It is there, or not wanted any more. */
    openingEnded: ({ opening: _opening, ...state }): TeamState => state,

    assignmentsClosed: ({ assignments: _assignments, ...state }): TeamState => state,

    /** Intents. */
    partSaidByUser: (
      state,
      _action: PayloadAction<{ readonly part: string; readonly to: TeamEvent['to'] }>,
    ) => state,
    teamRetryRequested: (state) => state,
    /** Of any articles of the library, open or not. */
    articlesAssignRequested: (
      state,
      { payload }: PayloadAction<readonly Assignment[]>,
    ): TeamState => ({
      ...state,
      assignments: { asked: payload.length, done: [], failed: [], isBusy: true },
    }),
    articlesAssignCancelled: (state) => state,
    teamArticleOpenRequested: (state, { payload }: PayloadAction<ArticleToOpen>): TeamState => ({
      ...state,
      opening: payload,
    }),
    teamArticleOpenCancelled: (state) => state,
  },
  selectors: {
    selectTeamUser: ({ user }): TeamUser | null => user,
    selectTeam: (state): TeamState => state,
    selectOpening: ({ opening }): ArticleToOpen | undefined => opening,
    selectNews: ({ news }): number => news,
    selectPeople: ({ people }): readonly Person[] => people,
    selectAssignments: ({ assignments }): AssignmentsState | undefined => assignments,
  },
});

export const {
  teamJoined,
  teamUserKnown,
  libraryAnswered,
  libraryFailed,
  articleShared,
  articleMet,
  partsSaid,
  eventsReceived,
  partsTaken,
  eventsRefused,
  newsHeard,
  peopleSeen,
  partSaidByUser,
  teamRetryRequested,
  articlesAssignRequested,
  articlesAssignCancelled,
  articleAssigned,
  articleNotAssigned,
  assignmentsClosed,
  assignmentsEnded,
  openingEnded,
  teamArticleOpenCancelled,
  teamArticleOpenRequested,
} = slice.actions;
/** Views may be there before the part is. */
export const {
  selectTeam,
  selectTeamUser,
  selectOpening,
  selectNews,
  selectPeople,
  selectAssignments,
} = slice.getSelectors(({ team = initialState }: Partial<TeamRootState>) => team);
export const teamReducer = slice.reducer;
