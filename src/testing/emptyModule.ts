/** Replaces style sheets in unit tests, which do no layout. */
export {};
