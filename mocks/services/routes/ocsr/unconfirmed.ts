import type { Recognition } from './recognition';

/** A reading that was answered before a program that may change it was there. */
export const unconfirmed = (recognition: Recognition, program: string): Recognition => ({
  ...recognition,
  remarks: [...recognition.remarks, `${program} was not there yet and has not confirmed this`],
  awaits: program,
});
