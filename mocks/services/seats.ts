import { count, type Environment } from './settingValues';

/** Value of `MARCUS_SEATS` with which nobody waits. */
export const WITHOUT_SEATS = 'none';

/** S9.1 of the requirements. */
const DEFAULT_SEATS = 3;

/** More than anyone opens tabs; the queue is told in numbers, so there has to be one. */
const AS_MANY_AS_COME = 1000;

export const isWithoutSeats = (env: Environment): boolean => env['MARCUS_SEATS'] === WITHOUT_SEATS;

/** @throws Error naming the variable if its value cannot be used */
export const readSeats = (env: Environment): number =>
  isWithoutSeats(env)
    ? AS_MANY_AS_COME
    : count(env, 'MARCUS_SEATS', DEFAULT_SEATS, `a whole number above 0, or "${WITHOUT_SEATS}"`);
