/** Events of the page as a whole. */
export type LifecycleEvent =
  | { readonly kind: 'visible' }
  | { readonly kind: 'hidden' }
  | { readonly kind: 'online' }
  /** `persisted`: from, or into, the back/forward cache. */
  | { readonly kind: 'shown'; readonly persisted: boolean }
  | { readonly kind: 'leaving'; readonly persisted: boolean };

export interface PageLifecycle {
  /** @returns the function that stops listening */
  subscribe(listener: (event: LifecycleEvent) => void): () => void;
  isVisible(): boolean;
  /** Sends an empty POST that outlives the page; false if the browser refused. */
  sendBeacon(url: string): boolean;
  /** Tries to close the window; browsers refuse this for windows that no script opened. */
  closeWindow(): void;
  /** Path of the page on its host, without its fragment. */
  path(): string;
  /** Leaves the page for another of the same application. */
  goTo(address: string): void;
  /** Reloads the page, like the browser's own button. */
  reload(): void;
}
