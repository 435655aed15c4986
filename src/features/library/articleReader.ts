import type { Task } from 'redux-saga';
import type { Action } from '@reduxjs/toolkit';
import type { ArticleRootState } from '@/features/articleReading';
import type { HeldHere, SavedWorkRootState } from '@/features/savedWork';
import type { SagaGenerator } from '@/lib/saga/effects';
import type { Platform } from '@/platform/platform';

/** What the page knows of an article that is read out of sight. */
type ReaderRootState = ArticleRootState & SavedWorkRootState;

/**
 * A store of its own, in which one article is read by the processes of its own buttons, whatever is open on the
 * screen: two articles never share a slice, a saga or an answer. It keeps its work as an open article does.
 */
export interface ArticleReader {
  getState(): ReaderRootState;
  dispatch(action: Action): void;
  /** Told of each action. @returns the function that stops listening */
  listen(listener: (action: Action) => void): () => void;
  run<Result>(saga: (hash: string) => SagaGenerator<Result>, hash: string): Task<Result>;
  /** Ends everything that runs in it; what is not written then is noted as when a page is closed. */
  end(): void;
}

/** Makes one for each article. @param state of the page, from which it takes the session */
export type OpenReader = (page: {
  readonly platform: Platform;
  readonly heldHere: HeldHere;
  readonly state: unknown;
}) => ArticleReader;
