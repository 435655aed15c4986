/** Stands in for style sheets in unit tests, which do no layout. */
export {};
