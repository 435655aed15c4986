/** Style sheets that webpack loads when their module is imported; there is nothing to take from them. */
declare module '*.css';
