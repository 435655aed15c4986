/** Style sheets are imported for their effect on the page; the bundler extracts them. */
declare module '*.css';
