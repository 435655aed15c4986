/** What the browser reveals about itself. */
export interface BrowserTraits {
  /** Traits that stay the same from one page to the next, in a fixed order. */
  signature(): readonly string[];
  windowMeasures(): WindowMeasures;
}

/** CSS pixels. Without developer tools and zoom, inner and outer size differ by the browser's frame. */
export interface WindowMeasures {
  readonly outerWidth: number;
  readonly outerHeight: number;
  readonly innerWidth: number;
  readonly innerHeight: number;
}
