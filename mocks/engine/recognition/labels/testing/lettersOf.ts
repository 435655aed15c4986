import type { LabelLetter } from '../labelLetters';

/** Letters without levels, as in the name of a class or in plain text. */
export const lettersOf = (text: string): LabelLetter[] => [...text].map((char) => ({ char }));
