/**
 * Replaces Redux Toolkit in the replay command's bundle: records every action type that is created, so that
 * one of another version can be recognised. Slices list their actions nowhere else.
 */
import * as toolkit from '@reduxjs/toolkit';
import { notedActionTypes } from './notedActionTypes';
export * from '@reduxjs/toolkit';

function noting<Args extends readonly unknown[], Made>(
  make: (...args: Args) => Made,
  typesOf: (made: Made) => readonly string[],
) {
  return (...args: Args): Made => {
    const made = make(...args);
    typesOf(made).forEach((type) => notedActionTypes.add(type));
    return made;
  };
}

export const createAction = noting(toolkit.createAction, ({ type }) => [type]);

export const createSlice = noting(toolkit.createSlice, ({ actions }) =>
  Object.values(actions).map(({ type }) => type),
);
