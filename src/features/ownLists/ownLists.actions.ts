import { createAction } from '@reduxjs/toolkit';
import type { ListArg } from '@/api/ownLists';
import type { ListKind } from '@/domain/ownLists';

/** Intents. The file is in the vault. */
export const listGiven = createAction<ListArg>('ownLists/listGiven');
export const listRemoveRequested = createAction<ListKind>('ownLists/listRemoveRequested');

/** The user's file could not be read. */
export const listUnreadable = createAction<{ readonly name: string; readonly reason: string }>(
  'ownLists/listUnreadable',
);

/** Another list is in use from now on: what was answered before may be answered otherwise. */
export const listsChanged = createAction('ownLists/listsChanged');
